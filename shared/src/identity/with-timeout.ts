/** How long restoring a session may take, in milliseconds; Firebase's own limit is 30 s and more. */
export const RESTORE_TIMEOUT_MS = 6000

/** The identity service did not answer in time. It has Firebase's code for that, so that `identityErrorMessage` knows it. */
export class IdentityTimeout extends Error {
  override name = 'IdentityTimeout'
  readonly code = 'auth/network-request-failed'
}

/** The promise's outcome, or `IdentityTimeout` after `ms`. What was begun goes on and may still be reported later. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdentityTimeout(`No answer within ${ms} ms.`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
