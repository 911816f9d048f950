/** An error that the person at the terminal can fix: printed as one sentence without a stack trace, exit code 1. */
export class CliError extends Error {
  override name = 'CliError'
}
