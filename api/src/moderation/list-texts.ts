import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { products } from '../products/table'
import { answerers } from '../questions/schema'
import { answers, questions } from '../questions/table'
import { reports } from '../reports/table'
import { SHOP_AUTHOR } from '../reviews/author-name'
import { reviews } from '../reviews/table'
import { sellers } from '../sellers/table'
import { users } from '../users/table'
import { countTexts, cursorOf, findTextKeys, type TextKey } from './find-text-keys'
import type { ModeratedText, ModeratedTexts, ModeratedTextsQuery } from './schema'
import { editionOf } from './text-edition'

type ReviewRow = typeof reviews.$inferSelect
type QuestionRow = typeof questions.$inferSelect
type AnswerRow = typeof answers.$inferSelect

/** The fields that all kinds of text share. */
const shared = (row: ReviewRow | QuestionRow | AnswerRow) => ({
  ...{ productId: row.productId, contentId: row.id, author: row.author, authorId: row.userId, text: row.text },
  ...{ createdAt: row.createdAt.toISOString(), isNew: row.checkedAt === null, reports: [], replies: [] },
  ...(row.hiddenAt && { hidden: { at: row.hiddenAt.toISOString(), reason: row.hiddenReason } }),
})

type Shown = Omit<ModeratedText, 'productName' | 'edition'>

const reply = (author: string, text: string, at: Date) => ({ author, text, at: at.toISOString() })

const ofReview = (row: ReviewRow): Shown => ({
  ...shared(row),
  ...{ kind: 'review' as const, stars: row.stars },
  ...(row.title && { title: row.title }),
  ...(row.editedAt && { editedAt: row.editedAt.toISOString() }),
  ...(row.shopRepliedAt && { shopReply: row.shopReply }),
  replies: [
    ...(row.repliedAt ? [reply(row.replyAuthor, row.reply, row.repliedAt)] : []),
    ...(row.shopRepliedAt ? [reply(SHOP_AUTHOR, row.shopReply, row.shopRepliedAt)] : []),
  ],
})

const ofQuestion = (row: QuestionRow, given: readonly AnswerRow[]): Shown => ({
  ...{ ...shared(row), kind: 'question' as const },
  replies: given
    .filter(({ questionId }) => questionId === row.id)
    .map(({ author, text, createdAt }) => reply(author, text, createdAt)),
})

const ofAnswer = (row: AnswerRow, question: QuestionRow | undefined): Shown => ({
  ...{ ...shared(row), kind: 'answer' as const, by: answerers.find((one) => one === row.answeredBy) ?? 'buyer' },
  ...(question && { question: question.text }),
})

type TextTable = typeof reviews | typeof questions | typeof answers

/**
 * Reads rows by their keys. Joining pairs needs one index lookup per row; separate key lists would need one per
 * combination.
 */
async function readPlaced<T extends TextTable>(
  db: Queries,
  table: T,
  places: readonly Pick<TextKey, 'productId' | 'id'>[],
): Promise<T['$inferSelect'][]> {
  const byId = new Map(places.map((one) => [one.id, one]))
  if (byId.size === 0) return []
  const shown = sql`unnest(${sql.param([...byId.values()].map(({ productId }) => productId))}::uuid[],
    ${sql.param([...byId.keys()])}::uuid[]) as shown (product_id, id)`
  return db
    .select(getTableColumns<TextTable>(table))
    .from(shown)
    .innerJoin<TextTable>(table, sql`${table.productId} = shown.product_id and ${table.id} = shown.id ${keepPlan}`)
}

/** Reads the texts with these keys, in their order. Deleted ones are omitted. */
async function readTexts(db: Queries, keys: readonly TextKey[]): Promise<ModeratedText[]> {
  if (keys.length === 0) return []
  const about = [...new Set(keys.map(({ productId }) => productId))]
  const of = (kind: TextKey['kind']) => keys.filter((key) => key.kind === kind)
  const questionIds = of('question').map(({ id }) => id)
  const found = await readPlaced(db, reviews, of('review'))
  const answered = await readPlaced(db, answers, of('answer'))
  const asked = answered.map(({ productId, questionId }) => ({ productId, id: questionId }))
  const questioned = await readPlaced(db, questions, [...of('question'), ...asked])
  const given = questionIds.length
    ? await db
        .select()
        .from(answers)
        .where(
          and(inArray(answers.productId, about), inArray(answers.questionId, questionIds), isNull(answers.hiddenAt)),
        )
        .orderBy(asc(answers.createdAt), asc(answers.id))
    : []
  const texts = [
    ...found.map(ofReview),
    ...questioned.filter(({ id }) => questionIds.includes(id)).map((row) => ofQuestion(row, given)),
    ...answered.map((row) =>
      ofAnswer(
        row,
        questioned.find(({ id }) => id === row.questionId),
      ),
    ),
  ]
  const names = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, about))
  const reported = await readReports(
    db,
    about,
    keys.map(({ id }) => id),
  )
  const authors = await db
    .select({ uid: users.uid })
    .from(users)
    .where(
      inArray(
        users.uid,
        texts.map(({ authorId }) => authorId),
      ),
    )
  const known = new Set(authors.map(({ uid }) => uid))
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const byKey = new Map(texts.map((text) => [`${text.kind} ${text.contentId}`, text]))
  return keys.flatMap(({ kind, id }) => {
    const text = byKey.get(`${kind} ${id}`)
    if (!text) return []
    const ofText = reported.filter((one) => one.kind === kind && one.contentId === id)
    const unknown = !known.has(text.authorId)
    const whole = {
      ...text,
      reports: ofText.map(({ shown }) => shown),
      ...(unknown && { authorUnknown: true as const }),
    }
    const shopAnswers = given.filter((one) => one.questionId === id && one.answeredBy === 'shop').map((one) => one.id)
    const edition = editionOf({ ...whole, shopAnswers })
    return [{ ...whole, edition, productName: nameOf.get(text.productId) ?? '' }]
  })
}

async function readReports(db: Queries, about: string[], ids: string[]) {
  const { productId, contentId, kind, reason, createdAt, reporterId, settledAt } = reports
  const rows = await db
    .select({ contentId, kind, reason, createdAt, reporter: sellers.shopName })
    .from(reports)
    .leftJoin(sellers, eq(sellers.userId, reporterId))
    .where(and(inArray(productId, about), inArray(contentId, ids), isNull(settledAt)))
    .orderBy(desc(createdAt))
  return rows.map((row) => ({
    ...{ kind: row.kind, contentId: row.contentId },
    shown: { reason: row.reason, reporter: row.reporter ?? '', createdAt: row.createdAt.toISOString() },
  }))
}

/**
 * A page of reviews, questions and answers, newest first, with the numbers of matching and waiting ones. 400 for a bad
 * cursor.
 */
export async function listTexts(db: Queries, query: ModeratedTextsQuery): Promise<Omit<ModeratedTexts, 'status'>> {
  const { after, before, size } = query
  const found = await findTextKeys(db, query)
  const more = found.length > size
  const keys = found.slice(0, size)
  if (before !== undefined) keys.reverse()
  const [first, last] = [keys[0], keys.at(-1)]
  const next = (before === undefined ? more : true) && last
  const previous = (before === undefined ? after !== undefined : more) && first
  return {
    data: await readTexts(db, keys),
    ...(await countTexts(db, query)),
    ...(next && { next: cursorOf(next) }),
    ...(previous && { previous: cursorOf(previous) }),
  }
}
