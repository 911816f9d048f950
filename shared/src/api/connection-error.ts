/** A call without an answer: no network, no server, or (`timedOut`) no answer in time. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  readonly timedOut: boolean
  constructor(override readonly cause: unknown) {
    super('The shop could not be reached.')
    this.timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}
