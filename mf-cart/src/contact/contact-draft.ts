import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { type ContactValues, contactFieldNames } from './contact-fields'

/** Sign-out removes the draft of a signed-in person; closing the tab removes a guest's. */
const keyOf = (uid: string | undefined): string => `${uid ? PERSONAL_PREFIX : 'superium:'}contact-draft`

/** The fields of the contact form that this visitor typed in this tab and has not sent yet. */
export function readContactDraft(uid: string | undefined): Partial<ContactValues> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '{}')
    if (typeof stored !== 'object' || stored === null || stored.owner !== uid) return {}
    const texts = Object.entries(stored).filter(
      ([name, text]) => contactFieldNames.some((field) => field === name) && typeof text === 'string',
    )
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

/** Saves the draft; null removes it after the message is sent. */
export function keepContactDraft(uid: string | undefined, draft: Partial<ContactValues> | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(uid), JSON.stringify({ ...draft, owner: uid }))
    else sessionStorage.removeItem(keyOf(uid))
  } catch {
    // Without storage, the draft lasts only as long as the page.
  }
}
