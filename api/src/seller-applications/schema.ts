import { DISTRICTS } from '@superium/shared/constants'
import { type Static, Type } from 'typebox'
import { Email, Id, Line, Prose, Timestamp } from '../http/field-schemas'
import { keysetFields } from '../keyset/schema'
import { FormFile } from '../uploads/form-schema'
import { decisions, sellerEventKinds, sellerStates } from './seller-state'

/** The texts of an application (spec §3 "Seller payload"). */
const texts = {
  fname: Line(100),
  lname: Line(100),
  email: Email,
  address: Line(500),
  district: Type.Enum(DISTRICTS),
  phone: Line(40),
  shopname: Line(80),
  shopaddress: Line(500),
}
export const ApplicationTexts = Type.Object(texts)
export type ApplicationTexts = Static<typeof ApplicationTexts>

const ignored = Type.Optional(Type.String({ description: 'Accepted and ignored' }))

/** The documented form; a repeated application may omit pictures that stay the same. */
export const ApplicationForm = Type.Object(
  {
    profilePicture: Type.Optional(FormFile('JPEG, PNG, GIF or WebP')),
    ...texts,
    logo: Type.Optional(FormFile('JPEG, PNG, GIF or WebP')),
    coverPhoto: Type.Optional(FormFile('JPEG, PNG, GIF or WebP')),
    password: ignored,
    role: ignored,
  },
  { title: 'SellerApplication' },
)

const events = Type.Array(
  Type.Object(
    {
      kind: Type.Enum(sellerEventKinds),
      reason: Type.String(),
      actor: Type.Enum(['seller', 'admin', 'system']),
      at: Timestamp,
    },
    { title: 'SellerEvent' },
  ),
  { description: 'Oldest first' },
)

/** A person's own application or shop. Pictures are addresses. */
export const OwnSellerSchema = Type.Object(
  {
    id: Id,
    slug: Type.String({ description: 'The shop’s page is /shop/{slug} once it is approved' }),
    state: Type.Enum(sellerStates),
    reason: Type.String({ description: 'Why the application was declined or the shop suspended; empty otherwise' }),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    emailVerified: Type.Boolean(),
    phone: Type.String(),
    district: Type.String(),
    address: Type.String(),
    shopName: Type.String(),
    shopAddress: Type.String(),
    about: Type.String(),
    profilePicture: Type.String(),
    logo: Type.String(),
    coverPhoto: Type.String(),
    appliedAt: Timestamp,
    events,
  },
  { title: 'OwnSeller' },
)
export type OwnSeller = Static<typeof OwnSellerSchema>

/** A seller in an administrator's list. */
export const AdminSellerSchema = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    state: Type.Enum(sellerStates),
    shopName: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    district: Type.String(),
    logo: Type.String(),
    appliedAt: Timestamp,
  },
  { title: 'AdminSeller' },
)
export type AdminSeller = Static<typeof AdminSellerSchema>

/** An application or shop with everything an administrator needs for a decision. */
export const AdminSellerDetailSchema = Type.Object(
  {
    ...OwnSellerSchema.properties,
    userId: Type.String(),
    productCount: Type.Integer(),
    events: Type.Array(
      Type.Object(
        { ...events.items.properties, actorName: Type.String({ description: 'Name or e-mail address' }) },
        { title: 'AdminSellerEvent' },
      ),
    ),
  },
  { title: 'AdminSellerDetail' },
)
export type AdminSellerDetail = Static<typeof AdminSellerDetailSchema>

export const AdminSellersQuery = Type.Object({
  ...keysetFields,
  state: Type.Optional(Type.Enum(sellerStates)),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Beginnings of words in the shop’s name, the person’s name or the e-mail address',
    }),
  ),
})
export type AdminSellersQuery = Static<typeof AdminSellersQuery>

export const DecisionBody = Type.Object(
  {
    decision: Type.Enum(decisions),
    reason: Type.Optional(Prose(1000)),
    appliedAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: '`appliedAt` of the application that the caller saw; a 409 if there is a newer one',
      }),
    ),
  },
  { title: 'SellerDecision' },
)
export type DecisionBody = Static<typeof DecisionBody>
