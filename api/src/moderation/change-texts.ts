import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import { tellOfHiding } from '../author-mails/tell-author'
import type { Queries } from '../database/database'
import type { Dependencies } from '../dependencies'
import { conflict, notFound } from '../http/problem'
import { settleReports } from '../reports/settle-reports'
import { addToRating } from '../reviews/queries'
import { findContent } from './find-content'
import type { HideText, TextRef } from './schema'
import { lockText } from './text-edition'
import { textTables } from './text-tables'

const isText = ({ productId, kind, contentId }: TextRef) =>
  and(eq(textTables[kind].productId, productId), eq(textTables[kind].id, contentId))

/** Hides or shows a text if its state changes, and updates the rating in the case of a review. */
async function setHidden(tx: Queries, ref: TextRef, hidden: { at: Date; reason: string } | null): Promise<void> {
  const table = textTables[ref.kind]
  const changed = await tx
    .update(table)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? '', checkedAt: new Date() })
    .where(and(isText(ref), hidden ? isNull(table.hiddenAt) : isNotNull(table.hiddenAt)))
    .returning({ id: table.id })
  if (changed.length === 0) throw conflict(hidden ? 'It is hidden already.' : 'It is shown already.')
}

/** Reads the text, or throws 404. Its stars are current, because the change has locked it. */
async function requireText(tx: Queries, { productId, kind, contentId }: TextRef) {
  const content = await findContent(tx, productId, kind, contentId)
  if (!content) throw notFound(`such ${kind}`)
  return content
}

/**
 * Hides a text from shoppers, settles its reports and e-mails its author the reason. The product's rating changes in
 * the same transaction. Resolves to whether the author gets an e-mail, which authors with a deleted account do not. 404
 * for an unknown text; 409 if it is already hidden or has changed since the caller saw it.
 */
export async function hideText(
  { db, shop }: Pick<Dependencies, 'db' | 'shop'>,
  { reason: given, ...ref }: HideText,
): Promise<boolean> {
  const reason = given.trim()
  return db.transaction(async (tx) => {
    await lockText(tx, ref)
    await setHidden(tx, ref, { at: new Date(), reason })
    const content = await requireText(tx, ref)
    if (content.stars !== undefined) await addToRating(tx, ref.productId, -content.stars, -1)
    await settleReports(tx, ref)
    const told = await tellOfHiding(tx, shop, { ...ref, userId: content.userId, text: content.text }, reason)
    const target = { kind: ref.kind, id: ref.contentId }
    const after = { hidden: true, reason, product: ref.productId, author: content.userId }
    await recordAudit(tx, { target, before: { hidden: false }, after })
    return told
  })
}

/** Shows a hidden text again. 404 for an unknown text; 409 if it is visible or has changed since the caller saw it. */
export async function showText({ db }: Pick<Dependencies, 'db'>, ref: TextRef): Promise<void> {
  await db.transaction(async (tx) => {
    await lockText(tx, ref)
    await setHidden(tx, ref, null)
    const { stars, userId } = await requireText(tx, ref)
    if (stars !== undefined) await addToRating(tx, ref.productId, stars, 1)
    const target = { kind: ref.kind, id: ref.contentId }
    await recordAudit(tx, {
      target,
      before: { hidden: true },
      after: { hidden: false, product: ref.productId, author: userId },
    })
  })
}

/**
 * Records that texts were checked and stay as they are, and settles their reports. 404 for an unknown text; 409 if one
 * has changed since the caller saw it.
 */
export async function keepTexts({ db }: Pick<Dependencies, 'db'>, refs: readonly TextRef[]): Promise<void> {
  const sorted = refs.toSorted((one, other) => (one.contentId < other.contentId ? -1 : 1))
  await db.transaction(async (tx) => {
    for (const ref of sorted) {
      await lockText(tx, ref)
      await tx.update(textTables[ref.kind]).set({ checkedAt: new Date() }).where(isText(ref))
      const settled = await settleReports(tx, ref)
      const target = { kind: ref.kind, id: ref.contentId }
      await recordAudit(tx, { target, after: { kept: true, product: ref.productId, reports: settled } })
    }
  })
}
