import type { BillingFieldName } from './billing-schema'

/** Focuses a field of the billing form: its input, or the first of its options. */
export function focusField(formId: string, name: BillingFieldName): void {
  const form = document.getElementById(formId)
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
