# What the book's missing list pages held, as we chose it: none of this is in the book. Whoever has the lists replaces rows of data.

rulebook "khans_and_kings_lists" {
  title = "Our lists for Khans & Kings 3"

  clause "KKA-01" {
    section = "The map"
    text    = "Fourteen provinces of three or four sub-provinces in two regions, three seas of two sub-provinces each, and one lake."
    assumed = "The list of provinces is missing from our copy of the book."
  }

  clause "KKA-02" {
    section = "The states"
    text = <<-END
      Two to four states of three provinces each: the khanate Tarkhan, the kingdom Aldermark, the union Ferrania, which
      is industrial, and the sultanate Qasira. The provinces of states that are not played are free, and a unit of
      Militia guards each of them.
    END
    assumed = "The list of scenarios is missing from our copy of the book."
  }

  clause "KKA-03" {
    section = "The states"
    text    = "Each state begins with five of each resource that it handles, and with the units and buildings of the set-up."
    assumed = "The list of scenarios is missing from our copy of the book."
  }

  clause "KKA-04" {
    section = "Length"
    text    = "A short game lasts twelve turns and a long one 48. If nobody has won by then, who holds the most provinces wins."
    assumed = "The list of scenarios is missing from our copy of the book."
  }

  clause "KKA-05" {
    section = "Units"
    text    = "Units have the Strength, Morale, Speed, price and needs of units.hcl, which the book does not give."
    assumed = "The list of units is missing from our copy of the book."
  }

  clause "KKA-06" {
    section = "Buildings"
    text    = "Buildings have the prices of buildings.hcl, which the book does not give."
    assumed = "The list of buildings is missing from our copy of the book."
  }

  clause "KKA-30" {
    section = "Buildings"
    text = <<-END
      What buildings yield, shelter, train, muster and heal, where they may stand and how many of them a state may have
      is in buildings.hcl, and so is what plunder brings: half the price, rounded up, resource by resource.
    END
    assumed = "The list of buildings is missing from our copy of the book."
  }

  clause "KKA-31" {
    section = "Buildings"
    text = <<-END
      In the phase of recruitment and construction nothing is built where enemies are in the province, as nothing is
      demolished there; both ends of a new way lie in provinces of its builder. Units that build do so in any
      sub-province of their state.
    END
    assumed = "The book says so of demolition alone."
  }

  clause "KKA-32" {
    section = "Strategic resources"
    text = <<-END
      Each recruit of these uses up one unit of a strategic resource: Tankettes and Bombers oil, Torpedo Boats and
      Destroyers coal, Cruisers and Submarines steel, Howitzers rare metal, Kite Riders silk.
    END
    assumed = "The book says that certain units need it; the list of units is missing from our copy."
  }
}
