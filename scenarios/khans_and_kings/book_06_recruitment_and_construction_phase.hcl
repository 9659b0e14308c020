# Khans & Kings 3: "Recruitment and construction phase", clause by clause, in our words. A note is the reading taken
# where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-022" {
    section = "Recruitment and construction phase"
    text = <<-END
      In the recruitment and construction phase players may recruit units by spending the required resources. The player
      chooses which units, how many and where.
    END
  }

  clause "KK3-023" {
    section = "Recruitment and construction phase"
    text = <<-END
      In the recruitment and construction phase players may erect buildings by spending the required resources. The
      player chooses which buildings and where.
    END
  }

  clause "KK3-024" {
    section = "Recruitment and construction phase"
    text = <<-END
      Actions of this phase may be interleaved with actions of the diplomacy and trade phase: a player may build, then
      trade, then recruit, in any alternation. Each player chooses the order of own trade and build actions. Example:
      Resources from the resources phase pay for a port; the port is used at once to exchange a resource; the proceeds
      pay for recruiting a unit.
    END
    note = "Our reading: the two phases are one window, which closes when all are done."
  }
}
