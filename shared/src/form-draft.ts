import { PERSONAL_PREFIX } from './constants'

/** Sign-out removes the draft of a signed-in person; closing the tab removes a guest's. */
const keyOf = (name: string, uid: string): string => `${uid ? PERSONAL_PREFIX : 'superium:'}${name}`

/** A draft that was typed before the session was known, or as a guest, goes to the account that signs in. */
function adoptGuestDraft(name: string, uid: string): void {
  const guest = sessionStorage.getItem(keyOf(name, ''))
  if (!uid || guest === null) return
  // Removed first, so that a draft that cannot be read hides the account's own one only once.
  sessionStorage.removeItem(keyOf(name, ''))
  keepFormDraft(name, uid, JSON.parse(guest).values)
}

/**
 * What the account `uid` typed into the form `name` in this tab and has not sent; null if there is nothing. `uid` is
 * empty for a guest. `fields` are the form's fields with values of their types: anything else that is stored is left out.
 */
export function readFormDraft<Values extends object>(
  name: string,
  uid: string,
  fields: Values,
): Partial<Values> | null {
  try {
    adoptGuestDraft(name, uid)
    const { owner, values } = JSON.parse(sessionStorage.getItem(keyOf(name, uid)) ?? '{}')
    if (owner !== uid || typeof values !== 'object' || values === null) return null
    const known = Object.entries(fields).filter(([field, value]) => typeof values[field] === typeof value)
    return Object.fromEntries(known.map(([field]) => [field, values[field]])) as Partial<Values>
  } catch {
    return null
  }
}

/** Keeps what was typed until it is sent or given up, the session ends, or the tab is closed. */
export function keepFormDraft(name: string, uid: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(name, uid), JSON.stringify({ owner: uid, values }))
  } catch {
    // Without storage, a reload loses what was typed.
  }
}

/** Removes the draft after it was sent or given up. */
export function dropFormDraft(name: string, uid: string): void {
  try {
    sessionStorage.removeItem(keyOf(name, uid))
  } catch {
    // Without storage there is no draft.
  }
}
