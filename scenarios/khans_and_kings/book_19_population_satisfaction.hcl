# Khans & Kings 3: "Population satisfaction", clause by clause, in our words. A note is the reading taken where the book
# leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-103" {
    section = "Population satisfaction"
    text    = "Satisfaction is shown by four tokens: Delighted, Content, Discontented, Rebellious."
  }

  clause "KK3-104" {
    section = "Population satisfaction"
    text    = "Population satisfaction always has one of four values, from best to worst: Delighted, Content, Discontented, Rebellious."
  }

  clause "KK3-105" {
    section = "Population satisfaction"
    text    = "Delighted: all units of the player get +1 Morale."
  }

  clause "KK3-106" {
    section = "Population satisfaction"
    text = <<-END
      Delighted: in the recruitment and construction phase the player gets +1 increment of a resource of the player's
      choice. The player chooses the resource.
    END
    note = <<-END
      The book places an increment in a phase that has none. Our reading: one of the chosen resource when recruitment
      and construction begin.
    END
  }

  clause "KK3-107" {
    section = "Population satisfaction"
    text    = "Satisfaction starts at Content unless the scenario or the Government says otherwise."
  }

  clause "KK3-108" {
    section = "Population satisfaction"
    text    = "Content has no additional effect."
  }

  clause "KK3-109" {
    section = "Population satisfaction"
    text    = "Discontented: all units of the player get -1 Morale."
  }

  clause "KK3-110" {
    section = "Population satisfaction"
    text    = "Discontented: at the start of the turn the player rolls a six-sided die; on 1 or 2 there is a strike."
  }

  clause "KK3-111" {
    section = "Population satisfaction"
    text    = "During a strike the player gets no resources from buildings in the striking provinces this turn."
    note    = "Our reading: all provinces that are Discontented; the base resources of the province still come in."
  }

  clause "KK3-112" {
    section = "Population satisfaction"
    text    = "Rebellious: all units of the player get -2 Morale."
  }

  clause "KK3-113" {
    section = "Population satisfaction"
    text = <<-END
      Rebellious: at the start of the turn the player rolls a six-sided die; on 1 or 2 an uprising breaks out in a
      random province.
    END
    note = "Our reading: at random among the provinces that are Rebellious, which do not strike."
  }

  clause "KK3-114" {
    section = "Population satisfaction"
    text    = "Satisfaction in conquered provinces is always one level lower than in national provinces."
    note    = "Our reading: there is nothing below Rebellious; units go by the level of the national provinces."
  }

  clause "KK3-115" {
    section = "Population satisfaction"
    text = <<-END
      When national and conquered provinces stand at different levels, the player may have to roll two dice: a separate
      one for the strike and one for the uprising. Example: National provinces Discontented and conquered provinces
      Rebellious: one die checks the strike in the national provinces, another checks the uprising in the conquered
      ones.
    END
  }

  clause "KK3-116" {
    section = "Population satisfaction"
    text    = "Satisfaction changes through Events, Decisions and the possession of strategic-resource units."
  }

  clause "KK3-117" {
    section = "Population satisfaction"
    text = <<-END
      Not using up a strategic-resource unit (coal, solid wood or natural gas) in a winter turn lowers satisfaction by 1
      in each turn in which heating is not provided.
    END
    note = "Our reading: industrial states only, as the other sections say."
  }

  clause "KK3-118" {
    section = "Population satisfaction"
    text    = "Possessing units of certain strategic resources (e.g. silk, tea) gives +1 satisfaction."
    note    = "Our reading: as long as they are held."
  }

  clause "KK3-119" {
    section = "Population satisfaction"
    text = <<-END
      One strategic resource gives at most +1 satisfaction no matter how many units of it are held; different resources
      add up. Example: 4 bales of silk -> +1; 1 crate of tea and 1 bale of silk -> +2.
    END
    note = "Our reading: the rule that effects of strategic resources do not add up holds for each kind by itself."
  }

  clause "KK3-120" {
    section = "Population satisfaction"
    text    = "If in one turn a player lost at least 3 more battles than were won, satisfaction falls by 1."
    note    = "Our reading: three more is enough. Each of those who defend together has won the battle, or lost it."
  }

  clause "KK3-121" {
    section = "Population satisfaction"
    text    = "If in one turn a player won at least 3 more battles than were lost, satisfaction rises by 1."
    note    = "Our reading: three more is enough."
  }

  clause "KK3-122" {
    section = "Population satisfaction"
    text    = "Losing a national province lowers satisfaction by 1."
    note    = "Our reading: for each province."
  }

  clause "KK3-123" {
    section = "Population satisfaction"
    text    = "Regaining a national province raises satisfaction by 1."
    note    = "We read: what the state has had before and lost, not what it conquers for the first time."
  }

  clause "KK3-124" {
    section = "Population satisfaction"
    text = <<-END
      Changing the Government sooner than 3 turns after the previous change lowers satisfaction by 1, whether an Event
      or a Decision caused it.
    END
    note = "Our reading: the choice at the start is no change."
  }
}
