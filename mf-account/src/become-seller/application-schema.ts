import { fieldTest, phoneProblem } from '@superium/shared/address-rules'
import { DISTRICTS } from '@superium/shared/constants'
import { yup } from '@superium/shared/forms'
import { emailField, passwordField } from '../credentials/email-and-password-schemas'
import type { PictureName } from './seller-form'
import { becomeSellerTexts as texts } from './texts'

/** The server's maximum lengths, in characters. */
export const LENGTHS = { fname: 100, lname: 100, phone: 40, address: 500, shopname: 80, shopaddress: 500 } as const

const line = (name: keyof typeof LENGTHS) =>
  yup
    .string()
    .trim()
    .required(texts.required[name])
    .max(LENGTHS[name], texts.tooLong(texts.fields[name], LENGTHS[name]))

const picture = (name: PictureName, kept: boolean) =>
  kept ? yup.mixed().nullable() : yup.mixed().required(texts.required[name])

/**
 * Spec §5 "Seller form". `signedIn` leaves out the passwords; `kept` leaves out pictures that a former application has.
 */
export function applicationSchema({ signedIn, kept }: { signedIn: boolean; kept: boolean }) {
  const own = {
    email: emailField,
    password: passwordField,
    confirmPassword: yup
      .string()
      .required(texts.required.confirmPassword)
      .oneOf([yup.ref('password')], texts.passwordsDiffer),
  }
  return yup.object({
    profilePicture: picture('profilePicture', kept),
    fname: line('fname'),
    lname: line('lname'),
    phone: line('phone').test(fieldTest(phoneProblem)),
    district: yup.string().oneOf(DISTRICTS, texts.required.district).required(texts.required.district),
    address: line('address'),
    ...(signedIn ? {} : own),
    shopname: line('shopname'),
    shopaddress: line('shopaddress'),
    logo: picture('logo', kept),
    coverPhoto: picture('coverPhoto', kept),
  })
}
