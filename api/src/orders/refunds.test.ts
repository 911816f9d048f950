import { desc } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import { mailOutbox } from '../mail/table'
import { orderCalls } from '../testing/order-calls'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A paid order of $10 plus delivery, then cancelled. */
async function cancelled() {
  const calls = orderCalls(shop)
  const { id } = await calls.place([{ cents: 1000, quantity: 1 }])
  await calls.admin(id, 'paid', {})
  await calls.move(id, 'Cancelled')
  return {
    id,
    refund: (await calls.read(id)).refund as number,
    note: (body: object) => calls.admin(id, 'refunds', body),
  }
}

const toPay = async (): Promise<string[]> => {
  const { data } = (
    await call(shop.app, 'GET', '/api/v1/admin/orders?refund=to-pay&size=100', { token: 'admin' })
  ).json()
  return data.map(({ _id }: { _id: string }) => _id)
}

test('an order is listed as to be paid back while something is, and only if its money is here', async () => {
  const calls = orderCalls(shop)
  const { id, refund, note } = await cancelled()
  const { id: unpaid } = await calls.place([{ cents: 1000, quantity: 1 }])
  await calls.move(unpaid, 'Cancelled')
  const { id: kept } = await calls.place([{ cents: 1000, quantity: 1 }])
  await calls.admin(kept, 'paid', {})
  const { id: returned } = await calls.place([{ cents: 1000, quantity: 2 }])
  await calls.admin(returned, 'paid', {})
  await calls.move(returned, 'Confirmed', 'Shipped', 'Delivered')
  const asked = await calls.buyer(returned, 'return', { chosenReason: 'does-not-fit' })
  expect(await toPay()).not.toContain(returned)
  await calls.admin(returned, `returns/${asked.json().data.returns[0]._id}`, { accept: true })
  expect(await toPay()).toEqual([returned, id])
  await note({ amount: 1 })
  expect(await toPay()).toContain(id)
  await note({ amount: Number((refund - 1).toFixed(2)) })
  expect(await toPay()).toEqual([returned])
})

test('what was paid back is counted, told to the buyer, and in the audit', async () => {
  const { id, refund, note } = await cancelled()
  expect(refund).toBeGreaterThan(10)
  const answer = (await note({ amount: 4.35, note: ' By transfer ' })).json().data
  expect(answer).toMatchObject({ refund, refunded: 4.35 })
  expect((await orderCalls(shop).read(id)).timeline.at(-1)).toMatchObject({
    ...{ kind: 'refunded', actor: 'admin', status: 'Cancelled', note: '$4.35: By transfer' },
  })
  const [entry] = await shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({
    operation: 'adminRecordRefund',
    targetId: id,
    after: { event: 'refunded', cents: 435 },
  })
})

test('the buyer gets an e-mail of what was paid back and how much of it that is', async () => {
  const { refund, note } = await cancelled()
  await shop.db.delete(mailOutbox)
  const mails = async () => (await shop.db.select().from(mailOutbox)).map(({ subject, text }) => ({ subject, text }))
  await note({ amount: 1, note: 'By transfer <b>' })
  const [first, ...none] = await mails()
  expect(none).toEqual([])
  expect(first?.subject).toMatch(/^We have paid money back to you \(#/)
  expect(first?.text).toContain('$1.00: By transfer <b>')
  expect(first?.text).toContain(`So far we have paid back $1.00 of $${refund.toFixed(2)}.`)
  await shop.db.delete(mailOutbox)
  await note({ amount: Number((refund - 1).toFixed(2)) })
  expect((await mails())[0]?.text).toContain(`You have got back all of the $${refund.toFixed(2)}`)
  // A refund that the API refuses sends no e-mail.
  await shop.db.delete(mailOutbox)
  expect((await note({ amount: 5 })).statusCode).toBe(409)
  expect(await mails()).toEqual([])
})

test('no more is noted than is to be paid back, also by two administrators at once', async () => {
  const { refund, note } = await cancelled()
  const both = await Promise.all([note({ amount: refund }), note({ amount: refund })])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await note({ amount: 0.01 })).json().message).toBe('Nothing is to be paid back.')
  const other = await cancelled()
  await other.note({ amount: 1 })
  const rest = (other.refund - 1).toFixed(2)
  expect((await other.note({ amount: other.refund })).json().message).toBe(`Only $${rest} is still to be paid back.`)
})

test('an amount whose answer was lost is not noted twice', async () => {
  const { id, note } = await cancelled()
  const seen = (await orderCalls(shop).read(id)).timeline.length as number
  expect((await note({ amount: 2, seen })).statusCode).toBe(200)
  const again = await note({ amount: 2, seen })
  expect([again.statusCode, again.json().message]).toEqual([409, expect.stringMatching(/changed meanwhile/)])
  expect((await orderCalls(shop).read(id)).refunded).toBe(2)
})

test.each([0, -1, 0.001, 12.345, '1'])('an amount of %p is a 400', async (amount) => {
  const { note } = await cancelled()
  const answer = await note({ amount })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'amount'])
})
