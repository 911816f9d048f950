/** The package to release: a remote, or the shell. */
export interface Project {
  /** The name that the site knows it by, e.g. `mf-gift`. */
  name: string
  /** The `version` of its package.json. */
  version: string
  dir: string
  /** Runs its tests; throws `CliError` with their output when one fails. */
  test(): Promise<void>
  /** Builds it into `dist/browser` and `dist/server`; throws `CliError` with the output when that fails. */
  build(): Promise<void>
}
