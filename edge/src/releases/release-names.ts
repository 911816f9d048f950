/** The form of a local build's version, `<package.json version>-<8 hex>`; what a team releases never has it. */
export const LOCAL_BUILD_VERSION = /-[0-9a-f]{8}$/

/** One part of the path of a released file: a plain name. */
export const PLAIN_FILE_NAME = /^(?!\.{1,2}$)[\w.@~+-]{1,200}$/
