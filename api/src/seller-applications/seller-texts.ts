/** The API's messages about applications. */
export const sellerTexts = {
  received: 'Your application has been received',
  pictures: {
    profilePicture: 'Profile picture is required',
    logo: 'Logo is required',
    coverPhoto: 'Cover photo is required',
  },
  takenName: 'This is the name of the whole shop. Choose another one for yours.',
  turnedName: 'The name holds invisible characters that turn the writing round. Type it again without them.',
  pending: 'You have applied already. Your application is being looked at.',
  approved: 'You are a seller already.',
  suspended: 'Your shop is suspended. Write to us to talk about it.',
  changed: 'Your application has been changed meanwhile. Load the page again.',
  unverified: (email: string) =>
    `${email} is not verified yet. The applicant verifies it by the link in their e-mail, and can be approved then.`,
  nameTaken: 'Another shop has this name already. Choose one that shoppers can tell apart.',
  nameTakenMeanwhile: (name: string) =>
    `Another shop is called “${name}” already. Decline this application with that reason, so that it can come with another name.`,
  reasonNeeded: 'Say why: the seller reads it.',
  accountDeleted: 'The account of this shop was deleted, so nobody could answer for it. It stays closed.',
  replaced: 'They have applied anew since you loaded this page. Look at the new application first.',
  decided: (state: string) => `Somebody else was faster: it is ${state} now. Load the page again.`,
} as const
