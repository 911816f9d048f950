/** Texts of "Your data": downloading it, and deleting the account. */
export const ownDataTexts = {
  title: 'Your data',
  lede: 'Everything that the shop keeps about you: your record, addresses, orders, lists, reviews and more, as one JSON file.',
  download: 'Download my data',
  downloaded: 'Your data is downloaded.',
  deleteTitle: 'Delete my account',
  deleteLede: 'It cannot be undone. Orders that are still under way have to be delivered or cancelled first.',
  delete: 'Delete my account',
  cancel: 'Keep my account',
  first: {
    title: 'Delete your account?',
    gone: 'Deleted at once: your name, addresses, pictures, cart, wishlist, alerts and messages. If you have a shop, it is closed, and its products leave the site.',
    stays:
      'Kept without you: past orders, without your name, addresses and phone number; your reviews, questions and answers, under “Deleted account”.',
    returns: 'Afterwards you can no longer see your orders, or return what you bought.',
    next: 'Continue',
  },
  second: {
    title: 'Delete for good?',
    password: 'Your password',
    passwordText: 'Type your password to confirm that it is you.',
    googleText: 'Sign in with Google once more to confirm that it is you.',
    noGoogle:
      'This account signs in with Google, which the shop does not offer at the moment. Set a password first, under “Change password”.',
    passwordRequired: 'Password is required',
    confirm: 'Delete for good',
    confirmWithGoogle: 'Confirm with Google and delete',
  },
  done: 'Your account is deleted. We have sent you an e-mail about it.',
} as const
