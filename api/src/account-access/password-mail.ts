import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import { formatMailMoment } from '../mail/mail-dates'
import type { ShopProfile } from '../shop-settings/shop-profile'

const texts = {
  subject: 'Your password was changed',
  preheader: 'If it was not you, set a new password at once.',
  changed: (moment: string) => `Hello,\nthe password of your account was changed on ${moment}.`,
  you: 'If it was you, there is nothing to do.',
  notYou:
    'If it was not you, somebody else may be in your account. Set a new password at once with “Forgot password” on the sign-in page, sign out on all devices in your account, and look at your orders and addresses.',
  button: 'Go to the sign-in page',
  reason: 'You get this e-mail because the password of the account with this address was changed.',
} as const

/** The e-mail that the password of an account was changed. */
export function passwordMail(recipient: string, changedAt: Date, shop: ShopProfile): Mail {
  const { subject, preheader, changed, you, notYou, button, reason } = texts
  const blocks = [
    ...[changed(formatMailMoment(changedAt)), you, notYou].map((text) => ({ kind: 'text' as const, text })),
    { kind: 'button' as const, label: button, href: `${shop.site}/signin` },
  ]
  return composeMail(recipient, { subject, preheader, heading: subject, blocks, reason }, shop)
}
