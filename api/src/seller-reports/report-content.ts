import { lt } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import type { Database } from '../database/database'
import { badField, conflict, notFound } from '../http/problem'
import { tellShop } from '../mail/tell-shop'
import { findContent } from '../moderation/find-content'
import { ownProduct } from '../products/owner'
import { products } from '../products/table'
import { reports } from '../reports/table'
import type { SellerRow } from '../sellers/find-seller'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { reportMail } from './report-mail'
import type { ReportInput } from './schema'

/**
 * Reports a text about a seller's own product and e-mails the shop in the same transaction. 404 for any other text. 409
 * if the seller has reported it before, unless its author has edited it since an administrator approved it.
 */
export async function reportContent(
  { db, shop }: { db: Database; shop: ShopProfile },
  { id: sellerId, userId, shopName }: SellerRow,
  { productId, kind, contentId, reason }: ReportInput,
): Promise<void> {
  const [product] = await db.select({ name: products.name }).from(products).where(ownProduct(productId, { sellerId }))
  const content = product && (await findContent(db, productId, kind, contentId))
  if (!content) throw notFound(`such ${kind}`)
  if (content.userId === userId) throw badField('contentId', `This ${kind} is your own: you can delete it.`)
  const now = new Date()
  const report = { kind, text: content.text, reason: reason.trim(), shopName, product: product.name }
  await db.transaction(async (tx) => {
    const added = { reason: report.reason, createdAt: now, settledAt: null }
    const insert = tx.insert(reports).values({ productId, kind, contentId, reporterId: userId, ...added })
    const { editedAt } = content
    const [row] = await (editedAt
      ? insert.onConflictDoUpdate({
          target: [reports.productId, reports.kind, reports.contentId, reports.reporterId],
          set: added,
          setWhere: lt(reports.settledAt, editedAt),
        })
      : insert.onConflictDoNothing()
    ).returning({ kind: reports.kind })
    if (!row) throw conflict(`You have reported this ${kind} already.`)
    await recordAudit(tx, { target: { kind, id: contentId }, after: { reported: true, product: productId } })
    await tellShop(tx, shop, 'report', (support) => reportMail(support, report, shop), now)
  })
}
