/** Who is calling, as the identity service knows them. Roles come from its custom claims and from nowhere else. */
export interface Identity {
  uid: string
  email: string
  name: string
  admin: boolean
  seller: boolean
}

/** Checks a bearer token. Resolves to null when the token is not good; rejects only when the check could not be made. */
export type TokenVerifier = (token: string) => Promise<Identity | null>
