/** The pictures of the form; null while none is chosen. */
export const PICTURES = ['profilePicture', 'logo', 'coverPhoto'] as const
export type PictureName = (typeof PICTURES)[number]

/** The text fields that are sent, named as in the payload (spec §3 "Seller payload"). */
export const TEXTS = ['fname', 'lname', 'email', 'phone', 'district', 'address', 'shopname', 'shopaddress'] as const
export type TextName = (typeof TEXTS)[number]

/** All fields, in the order of the form. */
export const FIELDS = [
  ...['profilePicture', 'fname', 'lname', 'email', 'phone', 'district', 'address', 'password', 'confirmPassword'],
  ...['shopname', 'shopaddress', 'logo', 'coverPhoto'],
] as readonly FieldName[]

/** The form's values. The passwords go only to the identity service, and are empty if the visitor is signed in. */
export type SellerForm = Record<TextName | 'password' | 'confirmPassword', string> & Record<PictureName, File | null>
export type FieldName = keyof SellerForm
