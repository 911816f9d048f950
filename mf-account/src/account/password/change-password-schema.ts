import { yup } from '@superium/shared/forms'
import { passwordField } from '../../credentials/email-and-password-schemas'
import { passwordTexts } from './texts'

const { validation } = passwordTexts

/** Ruling on spec §5: the new password has at least 8 characters and is confirmed. */
const newPassword = {
  next: passwordField.required(validation.next),
  confirm: yup
    .string()
    .required(validation.confirm)
    .oneOf([yup.ref('next')], validation.mismatch),
}

/** The rules for an account's first password. */
export const firstPasswordSchema = yup.object(newPassword)

/** Ruling on spec §5: all three fields are required. */
export const changePasswordSchema = yup.object({ current: yup.string().required(validation.current), ...newPassword })
