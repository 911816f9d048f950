import type { Queries } from '../database/database'
import { badField, conflict, notFound } from '../http/problem'
import { ownProduct } from '../products/owner'
import { products } from '../products/table'
import type { SellerRow } from '../sellers/find-seller'
import { findContent } from './find-content'
import type { ReportInput } from './schema'
import { reports } from './table'

/** Reports a text about a seller's own product to the shop. 404 for another text, 409 for one that the seller reported before. */
export async function reportContent(
  db: Queries,
  { id: sellerId, userId }: SellerRow,
  { productId, kind, contentId, reason }: ReportInput,
): Promise<void> {
  const own = await db.select({ id: products.id }).from(products).where(ownProduct(productId, { sellerId }))
  const content = own.length > 0 ? await findContent(db, productId, kind, contentId) : undefined
  if (!content) throw notFound(`such ${kind}`)
  if (content.userId === userId) throw badField('contentId', `This ${kind} is your own: you can delete it.`)
  const [row] = await db
    .insert(reports)
    .values({ productId, kind, contentId, reporterId: userId, reason: reason.trim(), createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ kind: reports.kind })
  if (!row) throw conflict(`You have reported this ${kind} already.`)
}
