/** Version of the remote contract (`./routes`, `./slots/*`, the facts of a release); older versions are supported. */
export const CONTRACT_VERSION = 2
