import { dropFormDraft, keepFormDraft, readFormDraft } from '@superium/shared/form-draft'
import { type SellerForm, TEXTS, type TextName } from './seller-form'

const NAME = 'seller-draft'

type Texts = Record<TextName, string>

const textsOf = (form?: Texts): Texts => Object.fromEntries(TEXTS.map((name) => [name, form?.[name] ?? ''])) as Texts

/**
 * The fields that were typed in this tab, except passwords and pictures. `uid` is empty for a guest; the account that
 * the guest then creates or signs in to takes over the draft.
 */
export function readApplicationDraft(uid: string): Partial<Texts> {
  return readFormDraft(NAME, uid, textsOf()) ?? {}
}

/** Saves the typed fields until the application is sent, the session ends or the tab is closed. */
export function saveApplicationDraft(uid: string, form: SellerForm): void {
  keepFormDraft(NAME, uid, textsOf(form))
}

/** Removes the drafts of the guest and of the account `uid` after the application is sent. */
export function dropApplicationDraft(uid: string): void {
  for (const owner of ['', uid]) dropFormDraft(NAME, owner)
}
