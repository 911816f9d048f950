import { type Static, Type } from 'typebox'
import { Id, Line, OptionalLine } from '../http/field-schemas'

/** How many addresses an account keeps. */
export const ADDRESSES_MAX = 20

/** Where a parcel goes: the checkout's fields (spec §3) without the e-mail address. */
const fields = {
  name: Line(200),
  phone: Line(40),
  street: Line(300),
  district: Line(200),
  subDistrict: Line(200),
  country: Line(100),
  postalCode: OptionalLine(20),
}

export const AddressInputSchema = Type.Object(
  { ...fields, isDefault: Type.Optional(Type.Boolean({ description: 'Whether it becomes the default' })) },
  { title: 'AddressInput' },
)
export type AddressInput = Static<typeof AddressInputSchema>

export const AddressSchema = Type.Object(
  {
    _id: Id,
    name: Type.String(),
    phone: Type.String(),
    street: Type.String(),
    district: Type.String(),
    subDistrict: Type.String(),
    country: Type.String(),
    postalCode: Type.String(),
    isDefault: Type.Boolean(),
  },
  { title: 'Address' },
)
export type Address = Static<typeof AddressSchema>

const { _id: _, isDefault: __, ...shown } = AddressSchema.properties

/** What prefills the checkout. */
export const CheckoutDefaultsSchema = Type.Object(
  {
    address: Type.Optional(Type.Object(shown, { description: 'Absent before the first order or address' })),
    source: Type.Enum(['address-book', 'last-order', 'none']),
  },
  { title: 'CheckoutDefaults' },
)
export type CheckoutDefaults = Static<typeof CheckoutDefaultsSchema>
