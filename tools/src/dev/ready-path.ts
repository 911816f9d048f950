/** A path of every development server: 200 once all packages have been built, 503 before. */
export const READY_PATH = '/superium-ready'
