import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { type ContactValues, contactFieldNames } from './contact-fields'

/** A signed-in person's draft goes at sign-out; a guest's goes with the tab. */
const keyOf = (uid: string | undefined): string => `${uid ? PERSONAL_PREFIX : 'superium:'}contact-draft`

/** What was typed into the contact form of this tab and not sent yet; only the fields that were typed in. */
export function readContactDraft(uid: string | undefined): Partial<ContactValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const texts = Object.entries(stored).filter(
      ([name, text]) => contactFieldNames.some((field) => field === name) && typeof text === 'string',
    )
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

/** Keeps the draft; null drops it after the message was sent. */
export function keepContactDraft(uid: string | undefined, draft: Partial<ContactValues> | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(uid), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(uid))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
