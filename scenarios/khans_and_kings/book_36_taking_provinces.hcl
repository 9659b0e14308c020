# Khans & Kings 3: "Taking provinces", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-275" {
    section = "Taking provinces"
    text    = "To capture an enemy province, all enemy land units stationed in it must be destroyed or forced to withdraw."
    note    = "We read: Routed units that are left in it as well. Who is aboard a ship is not in the province."
  }

  clause "KK3-276" {
    section = "Taking provinces"
    text    = "While hostile units are inside a province, its owner gets no base resources from it in the resources phase."
    note    = "We read: rebels who have just risen count at once, so that their province brings no base resources in the same turn."
  }

  clause "KK3-277" {
    section = "Taking provinces"
    text    = "Production bonuses of buildings in such a province keep working for the owner even with enemy units in the province."
  }

  clause "KK3-278" {
    section = "Taking provinces"
    text    = "Only plundering the buildings takes their income away from the owner."
  }
}
