import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { type SellerForm, TEXTS, type TextName } from './seller-form'

/** Sign-out removes the draft of a signed-in person; closing the tab removes a guest's. */
const keyOf = (uid: string): string => `${uid ? PERSONAL_PREFIX : 'superium:'}seller-draft`

type Draft = Partial<Record<TextName, string>>

function readEntry(uid: string): Draft | null {
  try {
    const { owner, texts } = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '{}')
    if (owner !== uid) return null
    const read = TEXTS.flatMap((name) => (typeof texts?.[name] === 'string' ? [[name, texts[name]] as const] : []))
    return Object.fromEntries(read)
  } catch {
    return null
  }
}

/**
 * The fields that were typed in this tab, except passwords and pictures. `uid` is empty for a guest; the account that
 * the guest then creates or signs in to takes over the draft.
 */
export function readApplicationDraft(uid: string): Draft {
  return readEntry(uid) ?? readEntry('') ?? {}
}

/** Saves the typed fields until the application is sent, the session ends or the tab is closed. */
export function saveApplicationDraft(uid: string, form: SellerForm): void {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, form[name]]))
  try {
    sessionStorage.setItem(keyOf(uid), JSON.stringify({ owner: uid, texts }))
  } catch {
    // Without storage, a reload loses the typed fields.
  }
}

/** Removes the drafts of the guest and of the account `uid` after the application is sent. */
export function dropApplicationDraft(uid: string): void {
  for (const owner of ['', uid]) {
    try {
      sessionStorage.removeItem(keyOf(owner))
    } catch {
      // Without storage there is no draft.
    }
  }
}
