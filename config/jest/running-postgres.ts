/** The database that the test set-up started and the tear-down stops; both run in one process. */
export const runningPostgres: { stop?: () => Promise<void>; folder?: string } = {}
