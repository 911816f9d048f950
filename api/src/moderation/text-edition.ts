import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict, notFound } from '../http/problem'
import { answers } from '../questions/table'
import { reports } from '../reports/table'
import type { ModeratedText, TextRef } from './schema'
import { textTables } from './text-tables'

interface Seen extends Partial<Pick<ModeratedText, 'editedAt' | 'shopReply'>> {
  reports: readonly { createdAt: string }[]
  /** Ids of the shop's visible answers to a question. */
  shopAnswers?: readonly string[]
}

/**
 * A version hash of a text as an administrator saw it: it changes with the text, the shop's replies and the open
 * reports. Shoppers' answers do not change it, otherwise they could prevent a decision about a question.
 */
export function editionOf({ editedAt = '', shopReply = '', shopAnswers = [], reports: open }: Seen): string {
  const reported = open.map(({ createdAt }) => createdAt).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([editedAt, shopReply, reported, shopAnswers.toSorted()]))
    .digest('base64url')
    .slice(0, 16)
}

async function findShopAnswers(tx: Queries, productId: string, questionId: string): Promise<string[]> {
  const given = and(eq(answers.productId, productId), eq(answers.questionId, questionId))
  const rows = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(given, eq(answers.answeredBy, 'shop'), isNull(answers.hiddenAt)))
  return rows.map(({ id }) => id)
}

/**
 * Locks a text. 404 for an unknown one; 409 if it has changed since the caller saw it. Without an edition, changes are
 * not checked.
 */
export async function lockText(tx: Queries, { productId, kind, contentId, edition }: TextRef): Promise<void> {
  const table = textTables[kind]
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.productId, productId), eq(table.id, contentId)))
    .for('update')
  if (!row) throw notFound(`such ${kind}`)
  if (edition === undefined) return
  const about = and(eq(reports.productId, productId), eq(reports.kind, kind), eq(reports.contentId, contentId))
  const open = await tx
    .select({ createdAt: reports.createdAt })
    .from(reports)
    .where(and(about, isNull(reports.settledAt)))
  const now = {
    ...('editedAt' in row && row.editedAt && { editedAt: row.editedAt.toISOString() }),
    ...('shopReply' in row && row.shopRepliedAt && { shopReply: row.shopReply }),
    ...(kind === 'question' && { shopAnswers: await findShopAnswers(tx, productId, contentId) }),
    reports: open.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() })),
  }
  if (editionOf(now) !== edition) throw conflict('A text was changed, answered or reported meanwhile. Read it again.')
}
