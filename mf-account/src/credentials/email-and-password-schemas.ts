import { MINIMUM_PASSWORD_LENGTH } from '@superium/shared/constants'
import { yup } from '@superium/shared/forms'
import { accountTexts } from '../texts'

const { validation } = accountTexts

/** Spec §5 "basic address pattern". */
const ADDRESS = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

/** Spec §5: an e-mail address, trimmed. */
export const emailField = yup.string().trim().required(validation.email).matches(ADDRESS, validation.emailPattern)

/** Spec §5: a password of at least 8 characters. */
export const passwordField = yup
  .string()
  .required(validation.password)
  .min(MINIMUM_PASSWORD_LENGTH, validation.passwordLength)
