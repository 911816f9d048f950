// Replaces re2, which compiles C++ for minutes; firebase-tools needs it only for features that the Auth emulator does
// not use.
module.exports = RegExp
