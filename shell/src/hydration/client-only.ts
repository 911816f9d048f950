/** What the server marks a piece of a page with that the browser is to render: React carries it as the error's digest. */
const DIGEST = 'left-to-browser'

/** Ends the rendering of a piece on the server without a failure: the browser does it. */
export class ClientOnlyError extends Error {
  override name = 'ClientOnlyError'
}

/** For React's `onError` on the server: the digest of a piece that was left on purpose, else nothing. */
export function clientOnlyDigest(error: unknown): string | undefined {
  return error instanceof ClientOnlyError ? DIGEST : undefined
}

/** For React's `onRecoverableError` in the browser: a piece that was left on purpose is no error; all else is told. */
export function reportRecoverableError(error: unknown): void {
  const left = typeof error === 'object' && error !== null && 'digest' in error && error.digest === DIGEST
  if (!left) reportError(error)
}
