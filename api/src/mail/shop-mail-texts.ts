/** Texts that all e-mails to the shop itself share. */
export const shopMailTexts = {
  reason: 'You get this e-mail because SUPPORT_EMAIL of the shop names your address.',
  bound: (most: number) => `At most ${most} e-mails of this kind are sent a day; the administration lists everything.`,
} as const
