import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { type SellerForm, TEXTS, type TextName } from './seller-form'

/** A signed-in person's draft goes at sign-out; a visitor's goes with the tab. */
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
 * What was typed into the form in this tab: never passwords or pictures. `uid` is empty for a visitor, whose draft the account
 * takes over that they create or sign in to.
 */
export function readApplicationDraft(uid: string): Draft {
  return readEntry(uid) ?? readEntry('') ?? {}
}

/** Keeps what was typed until the application is sent, the session ends or the tab is closed. */
export function saveApplicationDraft(uid: string, form: SellerForm): void {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, form[name]]))
  try {
    sessionStorage.setItem(keyOf(uid), JSON.stringify({ owner: uid, texts }))
  } catch {
    // Without storage a reload loses what was typed.
  }
}

/** Drops what the visitor and then the account `uid` typed, after the application was sent. */
export function dropApplicationDraft(uid: string): void {
  for (const owner of ['', uid]) {
    try {
      sessionStorage.removeItem(keyOf(owner))
    } catch {
      // Without storage there is no draft.
    }
  }
}
