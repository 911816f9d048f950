/** A path of every development server that responds 200 once all packages are built, and 503 before. */
export const READY_PATH = '/superium-ready'
