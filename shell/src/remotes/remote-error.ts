/** A remote that could not be loaded, with the reason. It is shown in the remote's place with "Try again". */
export class RemoteError extends Error {
  override name = 'RemoteError'
  constructor(
    /** The discovery name, e.g. `mf-cart`. */
    readonly remote: string,
    override readonly cause: unknown,
    /** The message about work that exceeded its time limit; such code cannot be started again. */
    readonly hung?: string,
  ) {
    super(`The remote ${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
