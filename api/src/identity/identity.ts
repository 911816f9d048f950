/** The caller as the identity service describes them. Roles come only from its custom claims. */
export interface Identity {
  uid: string
  email: string
  name: string
  admin: boolean
  seller: boolean
  /** Whether the identity service has verified the e-mail address. */
  emailVerified?: boolean
  /** When the token was issued, in seconds since 1970. */
  issuedAt?: number
  /** When the session began, in seconds since 1970; token renewals keep it. */
  signedInAt?: number
}

/** Verifies a bearer token. Resolves to null for an invalid one; rejects only if the check itself fails. */
export type TokenVerifier = (token: string) => Promise<Identity | null>
