import { PERSONAL_PREFIX } from '@superium/shared/constants'
import { type SellerForm, TEXTS, type TextName } from './application'

const KEY = `${PERSONAL_PREFIX}seller-draft`

type Draft = Partial<Record<TextName, string>>

/**
 * What was typed into the form in this tab: never passwords or pictures. `uid` is empty for a visitor, whose draft the account
 * that they create or sign in to takes over.
 */
export function readApplicationDraft(uid: string): Draft {
  try {
    const { uid: owner, texts } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (owner !== '' && owner !== uid) return {}
    const read = TEXTS.flatMap((name) => (typeof texts?.[name] === 'string' ? [[name, texts[name]] as const] : []))
    return Object.fromEntries(read)
  } catch {
    return {}
  }
}

/** Keeps what was typed until the application is sent or the session ends. */
export function saveApplicationDraft(uid: string, form: SellerForm): void {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, form[name]]))
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ uid, texts }))
  } catch {
    // Without storage a reload loses what was typed.
  }
}

/** Drops the draft after the application was sent. */
export function dropApplicationDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is no draft.
  }
}
