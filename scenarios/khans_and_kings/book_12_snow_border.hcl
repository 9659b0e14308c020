# Khans & Kings 3: "Snow border", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-070" {
    section = "Snow border"
    text    = "A snow border drawn on the map determines the provinces in which snow can occur."
  }

  clause "KK3-071" {
    section = "Snow border"
    text    = "Beyond the snow border every snowfall is replaced by rain."
  }

  clause "KK3-072" {
    section = "Snow border"
    text    = "Every mountain sub-province belongs to the snow zone wherever it lies."
  }

  clause "KK3-073" {
    section = "Snow border"
    text    = "Mountains whose cover is desert or jungle never have snow."
  }
}
