import type { Settings } from './settings'

/** Warnings for the log at start about settings that a shop with real buyers needs. None for a development site. */
export function startWarnings({
  emulator,
  mail,
  payments,
  payoutKeys,
  serviceAccount,
}: Pick<Settings, 'emulator' | 'mail' | 'payments' | 'payoutKeys' | 'serviceAccount'>): string[] {
  const warnings: string[] = []
  if (mail.way.kind === 'wait') {
    warnings.push('SMTP_URL is not set: e-mails wait in the outbox, and no page promises one')
  }
  if (emulator !== undefined) return warnings
  if (!serviceAccount) {
    warnings.push('GOOGLE_APPLICATION_CREDENTIALS is not set: the shop grants no roles, to administrators and sellers')
  }
  if (mail.supportEmail === undefined) {
    warnings.push('SUPPORT_EMAIL is not set: no e-mail tells anybody of messages, applications and reports')
  }
  if (mail.address.length === 0) {
    warnings.push('SHOP_ADDRESS is not set: neither e-mails nor pages say whose shop it is')
  }
  if (payments.bankDetails.length === 0) {
    warnings.push('BANK_DETAILS is not set: buyers may choose a bank transfer, but no page names the account')
  }
  if (payments.checkPayee.length === 0) {
    warnings.push('CHECK_PAYEE is not set: buyers may choose a check, but no page says to whom it is made out')
  }
  if (!payoutKeys) {
    warnings.push('PAYOUT_KEY is not set: account numbers cannot be sealed, so sellers cannot add payout methods')
  }
  return warnings
}
