import type { AddressInput } from '@superium/shared/api'
import { addressFields, type addressLengths } from '@superium/shared/countries'
import { yup } from '@superium/shared/forms'
import { addressTexts } from './texts'

/** The text fields. */
export type AddressField = keyof typeof addressLengths

/** The form's values. */
export type AddressForm = Required<AddressInput>

/** The checkout's rules and messages (spec §5). */
export const addressSchema = yup.object({ ...addressFields(addressTexts), isDefault: yup.boolean() })
