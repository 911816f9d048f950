import { sql } from '@superium/api/seeding'
import { openTestDatabase } from '@superium/api/testing/test-database'
import { seedDatabase } from './seed-database'
import { readSeedProgress, writeSeedProgress } from './seed-progress'

const EPOCH = new Date('2026-11-01T12:00:00Z')

/**
 * All products of a shop that is seeded in two runs, and the reported lines; `inBulkFrom` is the size from which
 * products are loaded in bulk.
 */
async function seed(inBulkFrom: number) {
  const { db, url, close } = await openTestDatabase()
  await readSeedProgress(db)
  await writeSeedProgress(db, {
    epoch: EPOCH,
    ...{ products: 0, sales: false, shoppers: 0, questions: 0, coupons: false, sellers: 0 },
  })
  const told: string[] = []
  await seedDatabase(url, 40, (line) => told.push(line), inBulkFrom)
  await seedDatabase(url, 70, (line) => told.push(line), inBulkFrom)
  const { rows } =
    await db.execute(sql`select id, sku, name, description, brand, price_cents, stock, tags, images, audience,
    seller_id, variant_count, rating_count, mix, search::text from products order by id`)
  const prices = await db.execute(sql`select product_id, price_cents, since from price_history order by 1, 3`)
  const progress = await readSeedProgress(db)
  await close()
  return { rows, prices: prices.rows, told, progress }
}

test('a catalogue that is loaded in bulk is the same as one that is inserted, and tells what is left', async () => {
  const [bulk, inserted] = [await seed(20), await seed(1000)]
  expect(bulk.rows).toHaveLength(70)
  expect(bulk.rows).toEqual(inserted.rows)
  expect(bulk.prices).toEqual(inserted.prices)
  expect(bulk.progress).toEqual(inserted.progress)
  expect(bulk.told.join('\n')).toMatch(/30 of 30 products, about \d+ s left\n/)
  expect(inserted.told).toEqual(['40 of 40 products', '70 of 70 products'])
}, 120_000)
