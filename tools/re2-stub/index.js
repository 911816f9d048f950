// re2 compiles C++ for minutes and firebase-tools needs it only for features that the Auth emulator does not use.
module.exports = RegExp
