import { type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { doSlice } from '../catalogue-import/do-slice'
import { addSeller } from '../testing/add-seller'
import { describeOnOneServer } from '../testing/on-cluster'
import { placeTestOrder } from '../testing/place-test-order'
import { testPictures } from '../testing/test-pictures'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { untilOneWaits } from '../testing/until-one-waits'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const productRow = (id: string) => sql`select 1 from products where id = ${id} for update`
const variantRow = (id: string) => sql`select 1 from product_variants where id = ${id} for update`
const orderRow = (id: string) => sql`select 1 from orders where id = ${id} for update`

/**
 * Runs `work` into a deadlock that `work` loses: it waits for a row of another transaction, which then waits for a row
 * of `work`.
 */
async function givingWay<T>(has: SQL, wants: SQL, work: () => Promise<T>): Promise<T> {
  return shop.db
    .transaction(async (tx) => {
      // The transaction that looks for a deadlock first loses, so this one looks later than `work`.
      await tx.execute(sql`set local deadlock_timeout = '15s'`)
      await tx.execute(has)
      const working = work()
      working.catch(() => {})
      await untilOneWaits(shop.db)
      await tx.execute(wants)
      // Not awaited here, because the work may need rows that this transaction holds until its end.
      return { working }
    })
    .then(({ working }) => working)
}

const admin = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
  call(shop.app, method, `/api/v1/admin${path}`, { token: 'admin', body })

async function addTwo(): Promise<[string, string]> {
  const [one, other] = (await stock(shop, newProduct({ stock: 9 }), newProduct({ stock: 9 }))).map(({ id }) => id)
  return [one ?? '', other ?? '']
}

async function addShirt(): Promise<{ id: string; variant: string }> {
  const [id] = await addTwo()
  const [variant = ''] = await addVariants(shop, id, newVariant({ stock: 4 }))
  return { id, variant }
}

const stockOf = async (id: string) => (await shop.db.execute(sql`select stock from products where id = ${id}`)).rows

// A cluster always cancels the youngest transaction of a deadlock, so a test cannot choose;
// `transaction-with-retries.test.ts` covers it.
describeOnOneServer('what gives way in a deadlock is done again', () => {
  test('an edit of many products', async () => {
    const [first, second] = await addTwo()
    const products = [first, second].map((id) => ({ id, edition: 1 }))
    const edit = { key: uuidv7(), dryRun: false, change: { stockChange: -2 }, products }
    const answer = await givingWay(productRow(second), productRow(first), () => admin('POST', '/products/bulk', edit))
    expect(answer.statusCode).toBe(200)
    expect([await stockOf(first), await stockOf(second)]).toEqual([[{ stock: 7 }], [{ stock: 7 }]])
  })

  test('a step of the stock', async () => {
    const { id, variant } = await addShirt()
    const step = { key: uuidv7(), kind: 'received', pieces: 3, variant }
    const answer = await givingWay(variantRow(variant), productRow(id), () =>
      admin('POST', `/products/${id}/stock`, step),
    )
    expect(answer.statusCode).toBe(200)
    expect(await stockOf(id)).toEqual([{ stock: 7 }])
  })

  test('other variants', async () => {
    const { id, variant } = await addShirt()
    const variants = [{ _id: variant, colour: 'Navy', size: 'L', price: 12 }]
    const answer = await givingWay(variantRow(variant), productRow(id), () =>
      admin('PUT', `/products/${id}/variants`, { variants }),
    )
    expect(answer.statusCode).toBe(200)
  })

  test('a cancelled order', async () => {
    const [productId] = await addTwo()
    const order = await placeTestOrder(shop.app, 'ada', { productId, quantity: 4 })
    const answer = await givingWay(productRow(productId), orderRow(order), () =>
      admin('POST', `/orders/${order}/status`, { status: 'Cancelled' }),
    )
    expect(answer.statusCode).toBe(200)
    expect(await stockOf(productId)).toEqual([{ stock: 9 }])
  })

  test('a chunk of an import', async () => {
    const ids = await addTwo()
    const skus = ids.map((id) => `SKU-${id}`)
    for (const [at, id] of ids.entries())
      await shop.db.execute(sql`update products set sku = ${skus[at]} where id = ${id}`)
    const uploaded = await shop.app.inject({
      ...{ method: 'POST', url: '/api/v1/admin/imports?name=goods.csv' },
      headers: { authorization: 'Bearer admin', 'content-type': 'application/octet-stream' },
      payload: [
        'id,title,description,price,quantity,availability,brand,product_type,color',
        ...skus.map((sku) => `${sku},Lamp,Bright,20.00,5,in_stock,Lake,books,Navy`),
      ].join('\n'),
    })
    const path = `/imports/${uploaded.json().data._id}`
    const parts = { db: shop.db, pictures: testPictures, onChanged: () => undefined, onError: () => undefined }
    while (await doSlice(parts));
    await admin('POST', `${path}/run`, {})
    await givingWay(productRow(ids[1]), productRow(ids[0]), () => doSlice(parts))
    const { data } = (await call(shop.app, 'GET', `/api/v1/admin${path}`, { token: 'admin' })).json()
    expect(data).toMatchObject({ imported: 2, refused: 0 })
  })

  test('an import of a seller', async () => {
    await addSeller(shop, 'sol')
    const send = (...prices: number[]) => {
      const rows = prices.map((price, n) => `LAMP-${n},Lamp ${n},Bright,${price}.00 USD,5,in_stock,Lake,books,Navy`)
      const file = ['id,title,description,price,quantity,availability,brand,product_type,color', ...rows].join('\n')
      return call(shop.app, 'POST', '/api/v1/seller/products/import', { token: 'sol', body: { file, dryRun: false } })
    }
    expect((await send(20, 20)).json().data).toMatchObject({ added: 2 })
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`select id from products where name like 'Lamp %' and seller_id is not null order by name`,
    )
    const [first, second] = rows.map(({ id }) => productRow(id))
    if (!first || !second) throw new Error('There are no lamps.')
    const answer = await givingWay(second, first, () => send(21, 22))
    expect(answer.json().data).toMatchObject({ changed: 2 })
  })
})
