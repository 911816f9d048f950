import { type Billing, emptyBilling } from './billing-schema'
import { personalStorageEntry } from './personal-storage-entry'

/** The fields that the shopper changed. The e-mail address is the account's, so it is never one of them. */
export type BillingDraft = Partial<Omit<Billing, 'email'>>

const { email: _, ...draftFields } = emptyBilling('', '')

const isField = (name: string): name is keyof BillingDraft => name in draftFields

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const stored = personalStorageEntry<{ uid: string; fields: BillingDraft }>('billing-draft', 'tab', (value) => {
  if (!isRecord(value) || typeof value.uid !== 'string' || !isRecord(value.fields)) return null
  const fields = Object.entries(value.fields).filter(
    ([name, typed]) => isField(name) && typeof typed === typeof draftFields[name],
  )
  return { uid: value.uid, fields: Object.fromEntries(fields) }
})

/** The billing fields that this user typed in this tab and has not ordered with yet. */
export function readBillingDraft(uid: string): BillingDraft {
  const draft = stored.read()
  return draft?.uid === uid ? draft.fields : {}
}

/** Keeps the typed fields until the order is placed or the session ends. */
export function saveBillingDraft(uid: string, fields: BillingDraft): void {
  stored.write({ uid, fields })
}

/** Drops the draft after the order is placed. */
export function dropBillingDraft(): void {
  stored.remove()
}

/** A form field's name if the draft keeps that field; undefined for the e-mail address and any other name. */
export function draftField(name: string): keyof BillingDraft | undefined {
  return isField(name) ? name : undefined
}
