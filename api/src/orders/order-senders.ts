import { inArray } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import { notFound } from '../http/problem'
import { mailTexts } from '../mail/mail-texts'
import { sellers } from '../sellers/table'
import { findDetails, findOrder } from './queries'
import { sellerAddress } from './return-address'
import { OrderSellerSchema } from './schema'
import { namedSellers } from './seller-of'

/** A sender of an order's lines, for packing slips. */
export const OrderSenderSchema = Type.Object(
  {
    seller: Type.Optional(OrderSellerSchema),
    name: Type.String(),
    address: Type.Array(Type.String(), { description: 'Postal address, line by line; empty if unknown' }),
    email: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
  },
  { title: 'OrderSender' },
)
export type OrderSender = Static<typeof OrderSenderSchema>

/** The senders of an order's lines with their current details, the shop itself first. 404 for an unknown order. */
export async function listSenders({ db, shop }: Pick<Dependencies, 'db' | 'shop'>, id: string): Promise<OrderSender[]> {
  const row = await findOrder(db, id)
  if (!row) throw notFound('such order')
  const { lines, senders } = await findDetails(db, [row])
  const ids = senders.map((one) => one.id)
  const rows = ids.length > 0 ? await db.select().from(sellers).where(inArray(sellers.id, ids)) : []
  const sellerOf = namedSellers(senders)
  const own: OrderSender = {
    name: mailTexts.shop,
    address: [...shop.address],
    ...(shop.supportEmail !== undefined && { email: shop.supportEmail }),
  }
  const others = rows.map(({ id: sellerId, shopName, shopAddress, district, email, phone }) => ({
    ...sellerOf(sellerId),
    name: shopName,
    address: sellerAddress({ shopAddress, district }),
    ...(email && { email }),
    ...(phone && { phone }),
  }))
  return [...(lines.some(({ sellerId }) => sellerId === null) ? [own] : []), ...others]
}
