import { sql } from 'drizzle-orm'
import { addSeller } from '../testing/add-seller'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { createDesk } from './desk'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addSeller(shop, 'sol')
})
afterAll(() => shop.close())

test('many searches of one seller take two connections, eight wait, and the others are refused at once', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding: Promise<void> = Promise.resolve()
  await new Promise<void>((locked) => {
    holding = shop.db.transaction(async (tx) => {
      await tx.execute(sql`lock table products in access exclusive mode`)
      locked()
      await released
    })
  })
  const refused: number[] = []
  const all = Array.from({ length: 14 }, async () => {
    const { statusCode } = await call(shop.app, 'GET', '/api/v1/seller/products?search=x', { token: 'sol' })
    if (statusCode !== 200) refused.push(statusCode)
    // The first four responses are refusals, because no other call can finish while the table is locked.
    if (refused.length === 4) release()
    return statusCode
  })
  const answers = await Promise.all(all)
  await holding
  expect(answers.toSorted()).toEqual([...Array(10).fill(200), ...Array(4).fill(503)])
})

test('a change of a seller refreshes the catalogue, which it cannot clear', () => {
  const done: string[] = []
  createDesk({ refresh: () => done.push('refresh') }).changed()
  expect(done).toEqual(['refresh'])
})
