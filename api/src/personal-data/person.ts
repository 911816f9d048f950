import type { Identity } from '../identity/identity'

/** Whose data it is. */
export interface Person {
  uid: string
  /**
   * The e-mail address in lower case, under which rows without an account's id are kept; null while it is not verified, since it
   * may be somebody else's.
   */
  email: string | null
  /** The same as the account spells it. */
  spelled: string
}

export const personOf = ({ uid, email, emailVerified }: Identity): Person => ({
  uid,
  email: emailVerified ? email.toLowerCase() : null,
  spelled: email,
})
