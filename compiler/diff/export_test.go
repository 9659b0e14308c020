package diff

// SpeechOf is how a comparison describes a kind of block.
var SpeechOf = wordingOf
