/** What cannot be done to the site as it stands, in words for the one who asked. */
export class HttpError extends Error {
  override name = 'Refused'
  constructor(
    /** HTTP status; 409: contradicts what is there, 422: fails the check. */
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503,
    message: string,
    /** All reasons, where there are several. */
    readonly failures: string[] = [],
  ) {
    super(message)
  }
}
