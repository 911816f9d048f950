import { until } from '@superium/shared/testing/node'
import { eq, sql } from 'drizzle-orm'
import { lockSkus } from '../product-variants/lock-skus'
import { products } from '../products/table'
import { testOnOneServer } from '../testing/on-cluster'
import { testPictures } from '../testing/test-pictures'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { untilOneWaits } from '../testing/until-one-waits'
import { MOST_ATTEMPTS } from './claim-import'
import { doSlice } from './do-slice'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

let shop: TestShop
let faults: unknown[]
beforeAll(async () => {
  shop = await openTestShop(20)
})
beforeEach(() => {
  faults = []
})
afterEach(() => shop.db.update(imports).set({ state: 'cancelled' }))
afterAll(() => shop.close())

const slice = () =>
  doSlice({
    ...{ db: shop.db, pictures: testPictures, onChanged: () => undefined },
    onError: (error) => faults.push(error),
  })
const work = async () => {
  while (await slice());
}
const get = async (path: string) =>
  (await call(shop.app, 'GET', `/api/v1/admin/imports${path}`, { token: 'admin' })).json()
const rowOf = async (id: string) => (await shop.db.select().from(imports).where(eq(imports.id, id)))[0]
const endPause = (id: string) =>
  shop.db
    .update(imports)
    .set({ leasedUntil: new Date(0) })
    .where(eq(imports.id, id))

/** Uploads and checks products of these SKUs; resolves to the import's id. */
async function check(...skus: string[]): Promise<string> {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: '/api/v1/admin/imports?name=goods.csv' },
    headers: { authorization: 'Bearer admin', 'content-type': 'application/octet-stream' },
    payload: [
      'id,title,description,price,quantity,availability,brand,product_type,color',
      ...skus.map((sku) => `${sku},Lamp,Bright,20.00,5,in_stock,Lake,books,Navy`),
    ].join('\n'),
  })
  await work()
  return answer.json().data._id
}

const start = (id: string) => call(shop.app, 'POST', `/api/v1/admin/imports/${id}/run`, { token: 'admin' })

/**
 * Works until a locked product blocks a statement, then cancels that statement like a timeout, or its connection like a
 * restart.
 */
async function workUntilStopped(sku: string, how: 'pg_cancel_backend' | 'pg_terminate_backend'): Promise<void> {
  const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const failed = () =>
    slice().then(
      () => false,
      () => true,
    )
  await shop.db.transaction(async (tx) => {
    const lock = () => tx.select().from(products).where(eq(products.sku, sku)).for('update')
    await lock()
    const stop = async () => {
      // Locks again each time, because an idle transaction would be ended.
      await until(async () => (await lock()) && (await shop.db.execute(sql`select pid ${waiting}`)).rows.length === 1)
      await shop.db.execute(sql`select ${sql.raw(how)}(pid) ${waiting}`)
    }
    await Promise.all([until(failed), stop()])
  })
}

testOnOneServer.each(['pg_cancel_backend', 'pg_terminate_backend'] as const)(
  'an import that a fault of the database stops (%s) goes on where it was',
  async (how) => {
    const skus = Array.from({ length: 50 }, (_, at) => `${how}-${at}`)
    const [last = ''] = skus.slice(-1)
    await stock(shop, newProduct({ sku: last, name: 'Old lamp' }))
    const id = await check(...skus)
    await start(id)
    const started = Date.now()
    await workUntilStopped(last, how)
    expect((await get(`/${id}`)).data).toMatchObject({ state: 'running', imported: 40, done: 40, refused: 0 })
    // The import pauses, so as not to burden a database in trouble.
    expect((await rowOf(id))?.leasedUntil.getTime()).toBeGreaterThanOrEqual(started + 5000)
    await endPause(id)
    await until(async () => !(await slice()) && (await rowOf(id))?.state !== 'running')
    expect((await get(`/${id}`)).data).toMatchObject({ state: 'done', imported: 50, done: 50, refused: 0 })
    expect(faults).toEqual([])
  },
)

test('an import that comes no further is given up, and one that does begins to count anew', async () => {
  const id = await check('N-1')
  await start(id)
  await shop.db.update(imports).set({ attempts: MOST_ATTEMPTS }).where(eq(imports.id, id))
  await endPause(id)
  expect(await slice()).toBe(true)
  expect(await rowOf(id)).toMatchObject({ state: 'failed', problem: 'The import failed on our side. Try it again.' })
  const again = await check('N-1')
  await start(again)
  await shop.db
    .update(imports)
    .set({ attempts: MOST_ATTEMPTS - 1 })
    .where(eq(imports.id, again))
  await work()
  expect(await rowOf(again)).toMatchObject({ state: 'done', attempts: 0 })
})

test('a product that the database refuses says so, and the others are imported', async () => {
  const id = await check('R-1', 'R-2', 'R-3')
  const free = sql`jsonb_set(${items.product}, '{rows,0,price_cents}', '-1')`
  await shop.db
    .update(items)
    .set({ product: free as never })
    .where(eq(items.sku, 'R-2'))
  await start(id)
  await work()
  expect((await get(`/${id}`)).data).toMatchObject({ state: 'done', imported: 2, refused: 1, done: 3 })
  expect((await get(`/${id}/items?result=refused`)).data).toMatchObject([
    { sku: 'R-2', reason: 'It could not be imported on our side.' },
  ])
  // Errors from other nodes of a cluster name the constraint only in their message.
  expect(faults).toMatchObject([{ cause: { message: expect.stringMatching(/violates check constraint .*price/) } }])
})

test('an import waits for the SKUs of somebody who saves variants before it keeps any, so that neither is a deadlock’s victim', async () => {
  const id = await check('Z-9', 'A-9')
  await start(id)
  const working = await shop.db.transaction(async (tx) => {
    await lockSkus(tx, ['A-9'])
    const worked = slice()
    worked.catch(() => {})
    await untilOneWaits(shop.db)
    await lockSkus(tx, ['Z-9'])
    return { worked }
  })
  expect(await working.worked).toBe(true)
  await work()
  expect((await get(`/${id}`)).data).toMatchObject({ state: 'done', imported: 2 })
})

test('an import whose file the previous version has read fails and changes nothing', async () => {
  const [lamp] = await stock(shop, newProduct({ sku: 'OLD-1', images: ['v1-tee-0000-1'] }))
  const id = await check('OLD-1')
  await shop.db
    .update(items)
    .set({ product: sql`${items.product} #- '{rows,0,image_alts}'` })
    .where(eq(items.importId, id))
  await start(id)
  await expect(slice()).rejects.toThrow('an older version has read this file')
  expect(await rowOf(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Try it again') })
  const [now] = await shop.db.select().from(products).where(eq(products.sku, 'OLD-1'))
  expect(now).toMatchObject({ name: lamp?.name, images: ['v1-tee-0000-1'] })
})
