import { yup } from '@superium/shared/forms'
import { payoutTexts } from './texts'

const { required } = payoutTexts

/** The server's maximum lengths, in characters. */
export const maximumLengths = { holder: 200, bank: 200, accountNumber: 60 } as const

/** The text fields, in the order of the form. */
export type PayoutField = keyof typeof maximumLengths

/** Everything is required; the server checks the account number and reports an error at its field. */
export const payoutSchema = yup.object({
  holder: yup.string().trim().required(required.holder),
  bank: yup.string().trim().required(required.bank),
  accountNumber: yup.string().trim().required(required.accountNumber),
  isDefault: yup.boolean().required(),
})
