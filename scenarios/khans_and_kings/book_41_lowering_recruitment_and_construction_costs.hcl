# Khans & Kings 3: "Lowering recruitment and construction costs", clause by clause, in our words. A note is the reading
# taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-320" {
    section = "Lowering recruitment and construction costs"
    text    = "Events, Decisions, Governments and existing buildings may lower the cost of certain buildings or units."
  }

  clause "KK3-321" {
    section = "Lowering recruitment and construction costs"
    text    = "The cost is lowered by the stated amounts of resources."
  }

  clause "KK3-322" {
    section = "Lowering recruitment and construction costs"
    text    = "A reduced cost can never fall below 1 unit of resource in total."
  }

  clause "KK3-323" {
    section = "Lowering recruitment and construction costs"
    text = <<-END
      When reductions touch several resources, they are applied completely in this order: gold, then stone/materials,
      wood/fuel, metals and finally food.
    END
  }
}
