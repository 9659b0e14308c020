# What is different from BASE. All else is as it is there, and a correction of it reaches this game as well.

scenario "NAME" {
  title            = QUOTED
  extends          = EXTENDS
  language_version = 2
}

# Where to start: `scenario inspect NAME --hooks` lists what a rule can change or be attached to, and
# https://github.com/scenario-lang/scenario/blob/main/docs/variants.md shows how.
# These blocks do something; take the signs away from one, and `scenario diff NAME` shows what it changes.
EXAMPLES
