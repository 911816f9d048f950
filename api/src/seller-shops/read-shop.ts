import { and, count, eq, min, sql, sum } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { notFound } from '../http/problem'
import { mainPicture } from '../pictures/picture-address'
import { products } from '../products/table'
import type { SellerRow } from '../sellers/find-seller'
import { sellerEvents } from '../sellers/table'
import { findShop } from './find-shop'
import type { SellerShop } from './schema'

/** An approved seller's shop with the rating of its visible products. 404 for any other. */
export async function readShop(db: Queries, slug: string): Promise<SellerShop> {
  const shop = await findShop(db, slug)
  if (!shop) throw notFound('such shop')
  const [sums] = await db
    .select({ products: count(), stars: sum(products.ratingTotal), reviews: sum(products.ratingCount) })
    .from(products)
    .where(and(eq(products.sellerId, shop.id), sql`${products.active}`))
  const reviewCount = Number(sums?.reviews ?? 0)
  return {
    slug: shop.slug,
    name: shop.shopName,
    about: shop.about,
    district: shop.district,
    ...picture('profilePicture', shop.profilePicture),
    ...picture('logo', shop.logo),
    ...picture('coverPhoto', shop.coverPhoto),
    since: (await openedAt(db, shop)).toISOString(),
    productCount: sums?.products ?? 0,
    reviewCount,
    ...(reviewCount > 0 && { rating: Math.round((Number(sums?.stars) / reviewCount) * 10) / 10 }),
  }
}

/** When a shop was first approved; a suspension and reinstatement do not change it. */
async function openedAt(db: Queries, { id, decidedAt, appliedAt }: SellerRow): Promise<Date> {
  const [first] = await db
    .select({ at: min(sellerEvents.at) })
    .from(sellerEvents)
    .where(and(eq(sellerEvents.sellerId, id), eq(sellerEvents.kind, 'approved')))
  return first?.at ?? decidedAt ?? appliedAt
}

const picture = (name: 'profilePicture' | 'logo' | 'coverPhoto', key: string) =>
  key === '' ? {} : { [name]: mainPicture([key]) }
