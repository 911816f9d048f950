import type { AddressInput } from '@superium/shared/api'

/** The fields of a billing form that an address of the address book has. */
export type AddressFields = Omit<AddressInput, 'isDefault'>

const names = [
  'name',
  'phone',
  'street',
  'district',
  'subDistrict',
  'country',
  'postalCode',
] as const satisfies (keyof AddressFields)[]

/** Whether two addresses are the same in all fields. */
export const isSameAddress = (one: AddressFields, other: AddressFields): boolean =>
  names.every((name) => one[name] === other[name].trim())
