// Package cartography lays boards out: it computes where on a page the spaces of a scenario are, from their places and
// borders alone, and which borders the page cannot show. It draws nothing and does not depend on any game.
//
// A layout depends only on the Board. On one kind of machine, the same board gives the same layout, byte for byte.
//
// # From a list of spaces to a page
//
// A scenario gives for each space a place (a longitude and a latitude, a column and a row, or nothing), and which
// spaces border. It has no outlines, but a page has to show areas that touch exactly where spaces border. Each step of
// the way leaves what it cannot achieve to the next:
//
//  1. Places. Given places are used. If only the borders are known, spaces get places whose distances are as close as
//     possible to the number of borders between them (projection).
//  2. The page. Regions with many small spaces, such as Europe, need more room than oceans. Each axis is stretched,
//     and then a flow enlarges the crowded parts (projection).
//  3. Cells. The page is divided into small cells of land and water, and the cells into atoms that end at the borders
//     of countries (mesh).
//  4. Areas. Every atom is given to a space: first by a flood from the places, then by a search that moves single atoms
//     between neighbours, then by repairs (partition). The cost counts borders that do not touch, areas that touch
//     without a border, ragged outlines and areas that are too small. A space always stays in one piece.
//  5. Lines. Each line between areas is drawn once and smoothed, and the largest free rectangles in every area are
//     found, for names and counters (mesh).
//  6. Links. A border between areas that do not touch becomes a link, and areas that touch without a border get a wall
//     between them. So the picture is never wrong, only less beautiful. The Audit of a layout lists both.
//
// The first four steps are done by a geography: a board on the Earth has coasts and islands, another one has ground
// around its places. They give every cell the label of its space. A canvas does the other steps.
//
// A board of hexes or squares needs only the last ones: the lattice is chosen in which touching cells agree best with
// the borders, and its cells are the canvas. A board of points has no areas: it ends with the second step, and every
// border is a link.
//
// # Time
//
// Laying out a large board takes a second, so Cached saves the layout in the user's cache folder under a hash of the
// board. Increase edition whenever you change how boards are laid out, so that layouts of an older version are not
// used.
package cartography
