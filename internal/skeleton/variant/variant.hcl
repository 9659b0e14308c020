# Only what differs from BASE. The rest is as it is there, and later corrections of it reach this game.

scenario "NAME" {
  title            = QUOTED
  extends          = EXTENDS
  language_version = 2
}

# Where to start: `scenario inspect NAME --hooks` lists what a rule can change or be attached to, and
# https://github.com/scenario-lang/scenario/blob/main/docs/variants.md shows how.
# These blocks are examples: remove the signs # of one, and `scenario diff NAME` shows what it changes.
EXAMPLES
