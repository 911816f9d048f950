/** Limits of a route class per caller and minute. A signed-in caller is counted by account, a stranger by address. */
export const writeLimit = { max: 120, timeWindow: 60_000, groupId: 'write' }

/** Signing in and registering: counted by address, wide enough for an office behind one. */
export const identityLimit = { max: 600, timeWindow: 60_000, groupId: 'identity' }
