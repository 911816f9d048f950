import { type Static, Type } from 'typebox'
import { Line, Prose } from '../http/field-schemas'

const Picture = Type.String({ maxLength: 300, pattern: '^/media/[\\w./-]+/640\\.webp$' })

const fields = {
  about: Prose(2000),
  phone: Line(40),
  shopAddress: Line(500),
  profilePicture: Picture,
  logo: Picture,
  coverPhoto: Picture,
}

/** A seller's shop as its owner sees it. Name and slug never change. */
export const OwnShopSchema = Type.Object(
  {
    slug: Type.String(),
    shopName: Type.String(),
    about: Type.String(),
    phone: Type.String(),
    shopAddress: Type.String(),
    profilePicture: Type.String({ description: 'Picture URL; empty without a picture' }),
    logo: Type.String(),
    coverPhoto: Type.String(),
    skuPrefix: Type.String({ description: 'Begins the SKUs of products that a file of the seller adds' }),
  },
  { title: 'OwnShop' },
)
export type OwnShop = Static<typeof OwnShopSchema>

export const OwnShopChangesSchema = Type.Partial(Type.Object(fields), {
  title: 'OwnShopChanges',
  minProperties: 1,
})
export type OwnShopChanges = Static<typeof OwnShopChangesSchema>
