# Khans & Kings 3: "Terrain contamination", clause by clause, in our words. A note is the reading taken where the book
# leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-779" {
    section = "Terrain contamination"
    text    = "Artillery or Aviation equipped with chemical weapons causes contamination of terrain."
    note    = "We read: in the sub-province that is attacked, each time, whether the attack succeeds or not."
  }

  clause "KK3-780" {
    section = "Terrain contamination"
    text    = "A contaminated sub-province is marked with a contamination marker."
  }

  clause "KK3-781" {
    section = "Terrain contamination"
    text    = "Contaminated sub-province: -1 Speed."
    note    = "Our reading: for who begins his movement there."
  }

  clause "KK3-782" {
    section = "Terrain contamination"
    text    = "Contaminated sub-province: -1 Strength when defending."
  }

  clause "KK3-783" {
    section = "Terrain contamination"
    text    = "Contaminated sub-province: every unit that ends its move there takes Losses."
    note    = "We read: also units that have not moved, at the end of their own movement phase; independents after theirs."
  }

  clause "KK3-784" {
    section = "Terrain contamination"
    text    = "Contamination does not cancel the bonuses and penalties of the terrain."
  }

  clause "KK3-785" {
    section = "Terrain contamination"
    text    = "Contamination disappears in rain, snow or storm."
  }

  clause "KK3-786" {
    section = "Terrain contamination"
    text    = "In windy weather contamination moves to a random adjacent sub-province."
    note    = "Over land or out to sea; a lake has no sub-provinces (KK3-253)."
  }

  clause "KK3-787" {
    section = "Terrain contamination"
    text    = "Contamination lasts at least one turn: it works in the turn in which it was caused, even in adverse weather."
  }
}
