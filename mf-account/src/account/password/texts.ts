/** Texts of the form that changes the password. */
export const passwordTexts = {
  title: 'Update your password',
  lede: 'You stay signed in here; other devices are asked for the new password.',
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm password',
  submit: 'Update password',
  updated: 'Your password is changed.',
  validation: {
    current: 'Current password is required',
    next: 'New password is required',
    confirm: 'Confirm password is required',
    mismatch: 'Passwords do not match',
  },
} as const

/** Texts for an account that has no password yet. */
export const firstPasswordTexts = {
  title: 'Set a password',
  /** Before and after the account's e-mail address. */
  lede: ['This account signs in with Google and has no password. With one, you can also sign in with ', '.'],
  submit: 'Confirm with Google and set it',
  done: 'Your password is set.',
  byMail: 'Send me a link to set it',
  byMailLede: 'Or set it with a link that we send to your address:',
  sent: 'The link is on its way. When you have set the password, sign in again.',
} as const

/** Texts of ending all sessions. */
export const signOutEverywhereTexts = {
  title: 'Sign out everywhere',
  lede: 'Ends your sessions on all devices, for example when you have lost one.',
  open: 'Sign out everywhere',
  question: 'Sign out on all devices?',
  consequence: 'You are signed out here, too. Your orders, cart and wishlist stay in your account.',
  cancel: 'Stay signed in',
  confirm: 'Sign out',
  done: 'You are signed out on all devices.',
} as const
