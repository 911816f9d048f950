/** Texts of the shop profile. */
export const shopTexts = {
  text: (name: string) => `What shoppers see on the page of ${name}. The shop’s name and address on this site stay.`,
  about: 'About your shop',
  phone: 'Phone number',
  shopAddress: 'Shop address',
  profilePicture: 'Profile picture',
  logo: 'Logo',
  coverPhoto: 'Cover photo',
  pictureHint: 'JPEG, PNG, GIF or WebP, at least 300 × 300 pixels, at most 5 MB',
  save: 'Save',
  saved: 'Your shop profile is saved.',
  failed: 'Not saved.',
  required: (label: string) => `${label} is required`,
  long: (label: string, max: number) => `${label} has at most ${max} characters`,
} as const
