import { and, count, eq, sql, sum } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { notFound } from '../http/problem'
import { mainPicture } from '../pictures/picture-address'
import { products } from '../products/table'
import { findShop } from './find-shop'
import type { SellerShop } from './schema'

/** The shop of an approved seller with the rating of its shown products. 404 for any other. */
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
    since: (shop.decidedAt ?? shop.appliedAt).toISOString(),
    productCount: sums?.products ?? 0,
    reviewCount,
    ...(reviewCount > 0 && { rating: Math.round((Number(sums?.stars) / reviewCount) * 10) / 10 }),
  }
}

const picture = (name: 'profilePicture' | 'logo' | 'coverPhoto', key: string) =>
  key === '' ? {} : { [name]: mainPicture([key]) }
