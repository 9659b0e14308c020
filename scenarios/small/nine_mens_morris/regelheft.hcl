# Dasselbe auf Deutsch, für das Blatt auf dem Tisch: `scenario sheet`.

rulebook muehle {
  title    = "Mühle"
  language = "de"

  clause "MUEHLE-1" {
    section = "Setzen"
    same_as = "MORRIS-1"
    text = <<-END
      Das Brett ist zuerst leer. Weiß und Schwarz setzen abwechselnd je einen ihrer neun Steine auf einen freien Punkt,
      bis alle gesetzt sind.
    END
  }
  clause "MUEHLE-2" {
    section = "Mühlen"
    same_as = "MORRIS-2"
    text = <<-END
      Drei Steine einer Farbe auf einer Linie sind eine Mühle. Wer eine schließt, nimmt einen Stein des anderen, aber
      keinen aus einer Mühle, solange es andere gibt.
    END
  }
  clause "MUEHLE-3" {
    section = "Ziehen"
    same_as = "MORRIS-3"
    text    = "Sind alle seine Steine gesetzt, zieht ein Spieler einen davon auf einer Linie zum nächsten Punkt, wenn dieser frei ist."
  }
  clause "MUEHLE-4" {
    section = "Ziehen"
    same_as = "MORRIS-4"
    text    = "Wer nur noch drei Steine hat, darf mit einem davon auf jeden freien Punkt springen."
  }
  clause "MUEHLE-5" {
    section = "Ende"
    same_as = "MORRIS-5"
    text    = "Wer weniger als drei Steine hat oder nicht ziehen kann, hat verloren."
  }
  clause "MUEHLE-6" {
    section = "Ende"
    same_as = "MORRIS-6"
    text    = "Wird vierzig Züge lang kein Stein genommen, ist das Spiel unentschieden."
  }
}
