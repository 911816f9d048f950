/** What an account may be. The identity service holds roles as custom claims of the account. */
export type Role = 'admin' | 'seller'

/**
 * What the shop changes at the identity service. Each call rejects with `IdentityAdminError` when the service refuses it or does
 * not answer in time; each may be repeated.
 */
export interface IdentityAdmin {
  /** Gives and takes roles; roles that are not named, and all other claims, stay. */
  setRoles(uid: string, roles: Partial<Record<Role, boolean>>): Promise<void>
  /** A disabled account can neither sign in nor renew a token. */
  setDisabled(uid: string, on: boolean): Promise<void>
  /** Ends every session of the account: no browser can renew its token. */
  revokeSessions(uid: string): Promise<void>
  /** Deletes the account; one that does not exist is deleted already. */
  deleteAccount(uid: string): Promise<void>
}

/** What the identity service knows of an account. */
export interface IdentityAccount {
  uid: string
  emailVerified: boolean
  disabled: boolean
  admin: boolean
}

/** The identity service itself, which also finds accounts. */
export interface IdentityService extends IdentityAdmin {
  /** The account with this address, or null. Rejects with `IdentityAdminError`. */
  findByEmail(email: string): Promise<IdentityAccount | null>
}

/** The identity service did not do what the shop asked for. `code` is its own, such as `USER_NOT_FOUND`, or empty. */
export class IdentityAdminError extends Error {
  override name = 'IdentityAdminError'
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The identity service could not change an account${code && `: ${code}`}.`, options)
  }
}
