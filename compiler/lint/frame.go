package lint

// FrameDir is the folder of the scenario that the examples extend, relative to theirs.
const FrameDir = "../frame"

// Frame is the scenario that the examples extend.
var Frame = frames["frame"]
