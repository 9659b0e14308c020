// Package cartography lays boards out: it finds where on a page the spaces of a scenario are, from their places and
// borders alone, and says which borders the page cannot show. It draws nothing and knows no game.
//
// A layout depends on nothing but the Board. The same board gives the same layout, byte for byte, on one kind of
// machine.
//
// # From a list of spaces to a page
//
// A scenario says of its spaces where they are (a longitude and a latitude, a column and a row, or nothing) and which
// of them border. It has no outlines, and a page has to show areas that touch where spaces border, and only there.
// That is found in steps, of which each leaves to the next what it cannot do:
//
//  1. Places. Those that are known are used; a board of which only the borders are known gets places whose distances
//     are as near as possible to the distances along borders (projection).
//  2. The page. Countries with many small spaces, such as those of Europe, need more room than oceans. Each axis is
//     stretched, and then a flow lets crowded parts grow (projection).
//  3. Cells. The page is divided into small cells of land and water, and cells into atoms that end where countries do
//     (mesh).
//  4. Areas. Every atom goes to a space: a flood from the places first, then a search that moves single atoms between
//     neighbours, then repairs of what the search could not mend (partition). The cost counts borders that do not
//     touch, areas that touch without a border, ragged outlines and want of room. A space always stays in one piece.
//  5. Lines. The lines between areas are drawn once each and smoothed, and in every area the largest free rectangles
//     are noted, for names and counters (mesh).
//  6. Links. For a border that no touch shows there is a link, and for a touch without a border a wall. So the picture
//     is never wrong, only less beautiful, and the Audit of a layout lists what it could not show by itself.
//
// The first four steps are those of a geography, of which a board on the Earth has coasts and islands and another one a
// ground around its places. They leave every cell with the label of its space; a canvas does the rest.
//
// Boards of hexes and squares need none of this: the lattice is found in which cells that touch agree best with the
// borders, and its cells are a canvas as they are. A board of points has no areas: it ends with the second step, and
// every border is a link.
//
// # Work
//
// A layout takes a second for a large board, so Cached keeps it under a hash of the board in the user's cache folder.
// A change of the layout adds one to edition, so that no picture is made from what an older version has left there.
package cartography
