/** Roles of an account. The identity service stores them as custom claims. */
export type Role = 'admin' | 'seller'

/**
 * The changes that the shop makes at the identity service. Each call rejects with `IdentityAdminError` if the service
 * refuses it or times out; each is safe to retry.
 */
export interface IdentityAdmin {
  /** Grants and revokes roles; other roles and claims stay unchanged. */
  setRoles(uid: string, roles: Partial<Record<Role, boolean>>): Promise<void>
  /** A disabled account can neither sign in nor renew a token. */
  setDisabled(uid: string, on: boolean): Promise<void>
  /** Ends every session of the account: no browser can renew its token. */
  revokeSessions(uid: string): Promise<void>
  /**
   * When the password of the account was last changed; null if it has none, or still the first one. Undefined where the
   * shop may not ask.
   */
  passwordChangedAt(uid: string): Promise<Date | null | undefined>
  /** Deletes the account; succeeds if it does not exist. */
  deleteAccount(uid: string): Promise<void>
}

/** The identity service's data about an account. */
export interface IdentityAccount {
  uid: string
  emailVerified: boolean
  disabled: boolean
  admin: boolean
}

/** The identity service, which can also find accounts. */
export interface IdentityService extends IdentityAdmin {
  /** The account with this address, or null. Rejects with `IdentityAdminError`. */
  findByEmail(email: string): Promise<IdentityAccount | null>
}

/** The identity service did not fulfil a request. `code` is the service's own, such as `USER_NOT_FOUND`, or empty. */
export class IdentityAdminError extends Error {
  override name = 'IdentityAdminError'
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The identity service could not change an account${code && `: ${code}`}.`, options)
  }
}
