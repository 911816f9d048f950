/** How long restoring a session may take, in milliseconds; Firebase's own limit is 30 s and more. */
export const RESTORE_TIMEOUT_MS = 6000

/** How long any other request to the identity service may take, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 10_000

/** The same for what happens also after it was given up, such as a new account: as long as Firebase itself waits. */
export const CHANGE_TIMEOUT_MS = 30_000

/** The identity service did not answer in time. It has Firebase's code for that, which `identityErrorMessage` knows. */
export class IdentityTimeout extends Error {
  override name = 'IdentityTimeout'
  readonly code = 'auth/network-request-failed'
}

/**
 * Rejects with `IdentityTimeout` after `ms`. The promise itself goes on, and its result may still be reported later.
 */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdentityTimeout(`No answer within ${ms} ms.`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
