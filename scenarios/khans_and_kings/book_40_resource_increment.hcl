# Khans & Kings 3: "Resource increment", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-316" {
    section = "Resource increment"
    text    = "Some Events, Decisions and Governments give a bonus or penalty to the increment of a resource."
  }

  clause "KK3-317" {
    section = "Resource increment"
    text = <<-END
      An increment modifier applies only in a resources phase in which the player actually receives some of that
      resource from provinces or buildings. Example: +1 metals increment: 1 extra metals if any metals was received in
      this resources phase, otherwise nothing.
    END
  }

  clause "KK3-318" {
    section = "Resource increment"
    text = <<-END
      A negative increment reduces the amount received in the resources phase. Example: -2 gold increment: the gold
      received this phase is reduced by 2 if any was received.
    END
  }

  clause "KK3-319" {
    section = "Resource increment"
    text = <<-END
      A negative increment never takes resources from accumulated stock. Example: -2 gold increment and no gold
      received: stock is unchanged.
    END
  }
}
