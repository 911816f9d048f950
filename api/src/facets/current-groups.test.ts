import { eq } from 'drizzle-orm'
import { insertProducts } from '../products/insert-products'
import { products } from '../products/table'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { newProduct, newVariant } from '../testing/test-shop'
import { insertVariants } from '../variants/insert-variants'
import { categoryIndexesOf, groupsOf } from './catalogue-groups'
import { createCurrentGroups } from './current-groups'
import type { ProductsWithSameTraits } from './products-with-same-traits'
import { readCategoryIndexes } from './read-category-indexes'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const refuse = (error: unknown) => {
  throw error
}
/** Groups as plain data in a stable order, and the products in theirs, for comparison. */
const plain = (groups: readonly ProductsWithSameTraits[]) => ({
  groups: groups.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  products: categoryIndexesOf(groups).map(({ category, products: { owners: _, offerKinds, ...own }, kinds }) => ({
    ...{ category, own, kinds: Array.from(offerKinds, (kind) => kinds[kind]) },
  })),
})

/** The mark changes with each call, as if the catalogue had changed. */
let mark = 0
const changed = async (groups: ReturnType<typeof createCurrentGroups>) => {
  mark += 1
  groups.clear()
  return groups.get(String(mark))
}

test('the first products of a shop are found at once, even if the clock was set back since it was empty', async () => {
  const empty = await openTestDatabase()
  try {
    const groups = createCurrentGroups(empty.db, refuse)
    expect(await groups.get('empty')).toEqual([])
    await insertProducts(empty.db, [newProduct({ category: 'category 1' })])
    await empty.db.update(products).set({ updatedAt: new Date(Date.now() - 3_600_000) })
    expect(plain(await groups.get('filled'))).toEqual(plain(groupsOf(await readCategoryIndexes(empty.db))))
    expect(await groups.get('filled')).toHaveLength(1)
  } finally {
    await empty.close()
  }
})

test('groups that follow changes are the same as groups that are read anew', async () => {
  const { db } = database
  const many = Array.from({ length: 40 }, (_, i) =>
    newProduct({ category: `category ${i % 3}`, brand: `Brand ${i % 4}`, priceCents: 500 + 250 * (i % 9) }),
  )
  await insertProducts(db, many)
  const groups = createCurrentGroups(db, refuse)
  await groups.get('first')
  const [one, two, three, four] = many
  if (!one || !two || !three || !four) throw new Error('there are products')
  const now = () => ({ updatedAt: new Date() })
  const change = (id: string, to: Partial<typeof products.$inferInsert>) =>
    db
      .update(products)
      .set({ ...to, ...now() })
      .where(eq(products.id, id))
  const steps = [
    () => change(one.id, { priceCents: 77_700 }),
    () => change(two.id, { active: false }),
    () => change(three.id, { category: 'category 9', brand: 'Moved' }),
    () => change(four.id, { stock: 0 }),
    () => change(two.id, { active: true, tags: ['gift'], colour: 'Ink' }),
    () => insertVariants(db, [{ productId: two.id, variants: [newVariant(), newVariant({ colour: 'Sand' })] }]),
    () => change(three.id, { active: false }),
    () => insertProducts(db, [newProduct({ category: 'category 0', brand: 'New' })]),
    () => db.update(products).set({ active: false, ...now() }),
  ]
  for (const step of steps) {
    await step()
    const followed = await changed(groups)
    expect(plain(followed)).toEqual(plain(groupsOf(await readCategoryIndexes(db))))
  }
  expect(await changed(groups)).toEqual([])
})

test('a mark that stays reads nothing', async () => {
  const groups = createCurrentGroups(database.db, refuse)
  const before = await groups.get('same')
  expect(await groups.get('same')).toBe(before)
})

test('a full read does not hide changes that were read while it ran', async () => {
  const shop = await openTestDatabase()
  // Every step takes 60 ms, so changes are only read at once after an explicit request.
  let [now, step] = [0, 60]
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    now += step
    return now
  })
  let [isHolding, reached, release] = [false, () => {}, () => {}]
  const atHold = new Promise<void>((resolve) => {
    reached = resolve
  })
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const db = new Proxy(shop.db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name)
      return async (query: Parameters<typeof target.execute>[0]) => {
        const result = await target.execute(query)
        if (isHolding && 'packed' in (result.rows[0] ?? {})) {
          isHolding = false
          reached()
          await held
        }
        return result
      }
    },
  })
  try {
    await insertProducts(shop.db, [newProduct({ category: 'category 1' })])
    const groups = createCurrentGroups(db, refuse)
    await groups.get('1')
    isHolding = true
    now += 1_000_000
    await groups.get('1')
    await atHold
    await insertProducts(shop.db, [newProduct({ category: 'category 1' })])
    groups.clear()
    expect((await groups.get('2')).reduce((sum, { count }) => sum + count, 0)).toBe(2)
    // From now on too little time passes for another read.
    step = 0
    const before = await groups.get('2')
    release()
    // The full read publishes its own, older list.
    while ((await groups.get('2')) === before) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await groups.get('2')).reduce((sum, { count }) => sum + count, 0)).toBe(2)
  } finally {
    clock.mockRestore()
    await shop.close()
  }
})
