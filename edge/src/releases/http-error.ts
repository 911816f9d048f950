/** An error of the release API: status and message of the answer. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    /** HTTP status; 409: conflicts with the present state, 422: fails the release check. */
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503,
    message: string,
    /** Every failed check (422). */
    readonly failures: string[] = [],
    /** Further fields of the answer. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
  }
}
