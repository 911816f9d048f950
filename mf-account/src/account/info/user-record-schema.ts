import { fieldTest, phoneProblem } from '@superium/shared/address-rules'
import { yup } from '@superium/shared/forms'
import { emailField } from '../../credentials/email-and-password-schemas'
import { accountTexts } from '../../texts'

const { validation, genders } = accountTexts.info

/** The server's maximum lengths, in characters. */
export const maximumLengths = { name: 200, phone: 40, address: 500, city: 200, aboutYou: 2000 } as const

/** Spec §5 "account info form": everything but the city is required (a departure). */
export const userRecordSchema = yup.object({
  email: emailField,
  name: yup.string().trim().required(validation.name),
  dateOfBirth: yup
    .string()
    .required(validation.dateOfBirth)
    .test('past', validation.dateInPast, (date) => date === undefined || new Date(date).getTime() < Date.now()),
  address: yup.string().trim().required(validation.address),
  city: yup.string().trim().default(''),
  gender: yup
    .string()
    .oneOf([...genders], validation.gender)
    .required(validation.gender),
  phone: yup.string().trim().required(validation.phone).test(fieldTest(phoneProblem)),
  aboutYou: yup.string().trim().required(validation.aboutYou),
})
