/** Texts that all e-mails to the shop itself share. */
export const shopMailTexts = {
  reason: "You get this e-mail because the shop's SUPPORT_EMAIL setting contains your address.",
  bound: (most: number) => `At most ${most} e-mails of this kind are sent a day; the administration lists everything.`,
} as const
