/** The caller, as the identity service knows them. Roles come only from its custom claims. */
export interface Identity {
  uid: string
  email: string
  name: string
  admin: boolean
  seller: boolean
  /** Whether the identity service has verified that the address is theirs. */
  emailVerified?: boolean
  /** When the token was issued, in seconds since 1970. */
  issuedAt?: number
  /** When the session began, in seconds since 1970: renewed tokens keep it. */
  signedInAt?: number
}

/** Verifies a bearer token. Resolves to null for a bad one; rejects only when it cannot be checked. */
export type TokenVerifier = (token: string) => Promise<Identity | null>
