/** The digest by which the browser recognises a part that the server skipped on purpose. */
const DIGEST = 'left-to-browser'

/** Stops rendering a part on the server without an error; the browser renders it. */
export class ClientOnlyError extends Error {
  override name = 'ClientOnlyError'
}

/** For React's `onError` on the server: the digest of a part that was skipped on purpose, otherwise undefined. */
export function clientOnlyDigest(error: unknown): string | undefined {
  return error instanceof ClientOnlyError ? DIGEST : undefined
}

/**
 * For React's `onRecoverableError` in the browser: reports every error except a part that the server skipped on
 * purpose.
 */
export function reportRecoverableError(error: unknown): void {
  const left = typeof error === 'object' && error !== null && 'digest' in error && error.digest === DIGEST
  if (!left) reportError(error)
}
