/** What the set-up of the tests started and the tear-down ends; both run in one process. */
export const runningPostgres: { stop?: () => Promise<void>; folder?: string } = {}
