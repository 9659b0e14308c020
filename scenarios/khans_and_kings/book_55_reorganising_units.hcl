# Khans & Kings 3: "Reorganising units", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-644" {
    section = "Reorganising units"
    text    = "Regrouping a Routed unit removes the Routed state."
  }

  clause "KK3-645" {
    section = "Reorganising units"
    text    = "A General can regroup a chosen Routed unit in adjacent sub-provinces. The player chooses the units."
    note    = "We read: in the whole influence, as the section on Generals says (KK3-697)."
  }

  clause "KK3-646" {
    section = "Reorganising units"
    text    = "The number of units a General can regroup depends on the General's Command value."
  }

  clause "KK3-647" {
    section = "Reorganising units"
    text    = "Signals units that extend a General's influence can also regroup units. The player chooses the units."
  }

  clause "KK3-648" {
    section = "Reorganising units"
    text = <<-END
      A Routed unit can be regrouped if it stands in a sub-province with Barracks, a Training camp or another building
      with that ability. The player decides.
    END
    note = "Our default: any number of units in the owner's movement, for nothing."
  }

  clause "KK3-649" {
    section = "Reorganising units"
    text    = "A Routed unit can be reorganised by a suitable Decision or Event."
  }
}
