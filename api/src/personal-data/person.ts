import type { Identity } from '../identity/identity'

/** The person whose data is exported or deleted. */
export interface Person {
  uid: string
  /**
   * The e-mail address in lower case, for rows without an account id; null unless it is verified, because it may be
   * somebody else's.
   */
  email: string | null
  /** The address as the account spells it. */
  spelled: string
}

export const personOf = ({ uid, email, emailVerified }: Identity): Person => ({
  uid,
  email: emailVerified ? email.toLowerCase() : null,
  spelled: email,
})
