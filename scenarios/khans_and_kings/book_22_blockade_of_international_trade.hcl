# Khans & Kings 3: "Blockade of international trade", clause by clause, in our words. A note is the reading taken where
# the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-138" {
    section = "Blockade of international trade"
    text    = "A rival can stop trade in a port by a naval blockade. The rival decides to blockade by placing ships or mines."
  }

  clause "KK3-139" {
    section = "Blockade of international trade"
    text    = "A blockade requires the blockader's ships or a mine barrier in every sea sub-province that the port borders."
  }

  clause "KK3-140" {
    section = "Blockade of international trade"
    text    = "While enemy units or a mine barrier hold those sea sub-provinces, the owner cannot trade through that port."
    note    = "Our reading: a rival's mines, not the owner's own. Several rivals may close the seas of a port together."
  }

  clause "KK3-141" {
    section = "Blockade of international trade"
    text    = "A blockade ends when the rival is forced out of (a) blockaded sub-province."
    note    = "Our reading: one sea that is free is enough."
  }

  clause "KK3-142" {
    section = "Blockade of international trade"
    text    = "A player whose port is blockaded can still trade through other ports owned. The player chooses another port."
  }

  clause "KK3-143" {
    section = "Blockade of international trade"
    text    = "A blockaded port does not count toward the number of transactions available in the turn."
  }

  clause "KK3-144" {
    section = "Blockade of international trade"
    text    = "Caravanserai trade cannot be blockaded; only destroying the building stops it."
  }
}
