/** The author of public texts, and the name in orders, of a deleted account. */
export const DELETED_ACCOUNT = 'Deleted account'

/** Texts about the deletion of an account, for its owner. */
export const personalDataTexts = {
  shopClosed: 'The account of this shop was deleted.',
  farewell: {
    subject: 'Your account is deleted',
    preheader: 'Your data is gone. Past orders are kept without your name.',
    gone: 'Your account, your addresses, lists, alerts and pictures are deleted. Nobody can sign in with it any more.',
    stays:
      'Past orders are kept for the books, without your name, addresses and phone number. Your reviews, questions and answers stay under “Deleted account”.',
    notYou: 'If it was not you who deleted the account, please tell us.',
    reason: 'You get this e-mail because an account with this address was deleted. It is the last one.',
  },
} as const
