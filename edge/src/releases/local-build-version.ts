/** The end of a local build's version, `<package.json version>-<8 hex>`; a team cannot release such a version. */
export const LOCAL_BUILD_VERSION = /-[0-9a-f]{8}$/
