import {
  abbreviateName,
  answers,
  type Database,
  type NewProduct,
  questions,
  sql,
  transactionWithRetries,
} from '@superium/api/seeding'
import { insertAll } from '../database/insert-all'
import { type Buyer, type PlannedQuestion, planQuestions } from '../questions/plan-questions'
import { createRandom, type Random } from '../random/random'
import { uuidOfMoment } from '../random/uuid-of-moment'
import { DEMO_SELLERS } from '../sellers/demo-sellers'
import { demoShoppers, type Shopper } from '../shoppers/demo-shoppers'
import { type SeedProgress, writeSeedProgress } from './seed-progress'

/** The author of the shop's own answers. */
const SHOP = { uid: 'demo-shop', author: 'Superium' }

const idsOf = (products: readonly NewProduct[]) =>
  sql.join(
    products.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )

type Kept = Pick<NewProduct, 'id' | 'status'>

/**
 * The demo shoppers who bought a product, by product id. One who still waits for it neither asks about it nor can answer
 * yet.
 */
async function readBuyers(
  db: Pick<Database, 'execute'>,
  products: readonly NewProduct[],
  people: readonly Shopper[],
): Promise<Map<string, Buyer[]>> {
  const byUid = new Map(people.map((shopper) => [shopper.uid, shopper]))
  const { rows } = await db.execute<{ product_id: string; user_id: string; since: string }>(sql`
    select l.product_id, l.user_id, coalesce(min(e.at), now() + interval '1 year')::text as since
    from order_lines l left join order_events e on e.user_id = l.user_id and e.order_id = l.order_id and e.status = 'Delivered'
    where l.product_id in (${idsOf(products)}) and l.user_id like 'demo-shopper-%'
    group by l.product_id, l.user_id order by l.product_id, l.user_id`)
  const found = new Map<string, Buyer[]>()
  for (const { product_id, user_id, since } of rows) {
    const shopper = byUid.get(user_id)
    if (shopper) found.set(product_id, [...(found.get(product_id) ?? []), { shopper, from: new Date(since) }])
  }
  return found
}

/** A buyer, the product's seller, or the shop itself. */
function answererOf({ sellerId }: NewProduct, shopper: Shopper | undefined) {
  if (shopper) return { userId: shopper.uid, author: abbreviateName(shopper.name), answeredBy: 'buyer' }
  const seller = DEMO_SELLERS.find(({ id }) => id === sellerId)
  if (seller) return { userId: seller.uid, author: seller.shopName, answeredBy: 'seller' }
  return { userId: SHOP.uid, author: SHOP.author, answeredBy: 'shop' }
}

function rowsOf({ product, shopper, text, at, answers: told }: PlannedQuestion, random: Random) {
  const id = uuidOfMoment(at, random)
  return {
    question: {
      ...{ productId: product.id, id, userId: shopper.uid, author: abbreviateName(shopper.name) },
      ...{ text, createdAt: at, checkedAt: told.length > 0 ? at : null },
    },
    answers: told.map((one) => ({
      ...{ productId: product.id, questionId: id, id: uuidOfMoment(one.at, random) },
      ...answererOf(product, one.shopper),
      ...{ text: one.text, createdAt: one.at, checkedAt: one.at },
    })),
  }
}

/** Adds questions about the demo products from `progress.questions` on, in one transaction. */
export async function seedQuestions(
  db: Database,
  progress: SeedProgress,
  all: readonly NewProduct[],
): Promise<SeedProgress> {
  const made = all.slice(progress.questions)
  if (made.length === 0) return progress
  const done = { ...progress, questions: all.length }
  const random = createRandom(progress.questions + 4077)
  const people = demoShoppers()
  await transactionWithRetries(db, async (tx) => {
    const { rows } = await tx.execute<Kept>(sql`select id, status from products where id in (${idsOf(made)})`)
    const kept = new Map(rows.map((row) => [row.id, row]))
    const buyers = await readBuyers(tx, made, people)
    const asked = made.flatMap((product) => {
      const now = kept.get(product.id)
      return now
        ? planQuestions({ ...product, ...now }, buyers.get(product.id) ?? [], people, progress.epoch, random)
        : []
    })
    const written = asked.map((one) => rowsOf(one, random))
    await insertAll(
      tx,
      questions,
      written.map(({ question }) => question),
    )
    await insertAll(
      tx,
      answers,
      written.flatMap((one) => one.answers),
    )
    await writeSeedProgress(tx, done)
  })
  await db.execute(sql`analyze questions, answers`)
  return done
}
