/** What cannot be done to the site as it stands, in words for the one who asked. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    /** HTTP status: 404 unknown, 409 contradicts what is there, 413 too large, 422 fails a check. */
    readonly status: 400 | 404 | 409 | 413 | 422,
    message: string,
    /** All reasons, where there are several. */
    readonly failures: string[] = [],
  ) {
    super(message)
  }
}
