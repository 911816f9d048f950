import { yup } from '@superium/shared/forms'
import { passwordField } from '../../credentials/email-and-password-schemas'
import { accountTexts } from '../../texts'

const { validation } = accountTexts.password

/** Ruling on spec §5: all three are required; the new password has at least 8 characters and is confirmed. */
export const changePasswordSchema = yup.object({
  current: yup.string().required(validation.current),
  next: passwordField.required(validation.next),
  confirm: yup
    .string()
    .required(validation.confirm)
    .oneOf([yup.ref('next')], validation.mismatch),
})
