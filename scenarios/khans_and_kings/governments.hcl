# Stub, to be replaced by its owner.
enum organisation {
  values = [artisan, industrial]
}

class government {
  attributes = {
    cuts       = { type = map(resource, int), default = {}, doc = "What is taken off prices." }
    increments = { type = map(resource, int), default = {} }
  }
}

class doctrine {
  attributes = {
    cuts       = { type = map(resource, int), default = {}, doc = "What is taken off prices." }
    increments = { type = map(resource, int), default = {} }
  }
}

thing government council {}
thing doctrine none_yet {}

class player {
  state = {
    government = { type = government, default = government.council }
    doctrine   = { type = doctrine, default = doctrine.none_yet }
  }
}

procedure begin_game {}
