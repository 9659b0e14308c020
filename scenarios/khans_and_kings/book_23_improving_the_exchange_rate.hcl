# Khans & Kings 3: "Improving the exchange rate", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-145" {
    section = "Improving the exchange rate"
    text = <<-END
      Each market in the same province as a port or caravanserai lowers the exchange rate by 1. Example: A port with
      three markets trades 3:1 on a roll of 6, and 1:1 on rolls 1, 2, 3 and 4.
    END
    note = "Our reading: the example counts every market, so do we."
  }

  clause "KK3-146" {
    section = "Improving the exchange rate"
    text    = "The exchange rate can never go below 1:1."
  }
}
