/** The texts of a page whose session has ended. */
export const keptPageTexts = {
  title: 'You are signed out',
  text: 'Sign in again to go on. What you have typed is still here.',
  email: 'Email',
  password: 'Password',
  required: 'Password is required',
  signIn: 'Sign in',
  leave: 'Discard it and leave',
  otherWay: 'Sign in another way (opens a new tab)',
} as const
