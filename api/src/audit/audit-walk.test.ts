import { desc, like } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { AuditEntry } from '../audit-log/schema'
import { spaced } from '../audit-log/words/describe-entry'
import { catalogueImports } from '../catalogue-import/table'
import { mailOutbox } from '../mail/table'
import { orderEventKinds } from '../orders/order-event-kind'
import { policy } from '../policy/policy'
import { type Example, examples } from '../policy/walk/examples'
import { addPrivateThings, type PrivateThings } from '../policy/walk/private-things'
import { sellerEventKinds } from '../seller-applications/seller-state'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder, placeTestOrderWith } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { auditEntries } from './table'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Write {
  operationId: string
  method: Method
  path: string
  caller: string
}

let shop: TestShop
let requests: Record<string, Example>
beforeAll(async () => {
  const done = async () => {}
  const identityAdmin = {
    passwordChangedAt: async () => undefined,
    setRoles: done,
    setDisabled: done,
    revokeSessions: done,
    deleteAccount: done,
  }
  shop = await openTestShop(undefined, {}, { identityAdmin })
  const own = await addPrivateThings(shop)
  requests = { ...examples(own) }
  const changed = await differences(own)
  for (const [name, change] of Object.entries(changed)) requests[name] = { ...requests[name], ...change }
})
afterAll(() => shop.close())

/** Writes whose order matters, because later ones need what earlier ones keep; all others follow. */
const ORDER = [
  ...['sellerChangeStock', 'adminMoveStock'],
  ...['adminSetParcelTracking', 'sellerSetParcelTracking', 'sellerDeliverParcel', 'sellerSendParcel'],
  ...['addPayoutMethod', 'setDefaultPayoutMethod', 'deletePayoutMethod'],
  ...['sellerReport', 'adminKeepTexts', 'adminAnswerText', 'sellerReplyToReview', 'adminHideText', 'adminShowText'],
  ...['deleteAnswer', 'deleteQuestion'],
  ...['adminRunImport', 'adminCancelImport'],
]

/** These come last, because they remove the review or the seller that others need. */
const LAST = ['deleteReview', 'adminDecideSeller']

/** Replaces examples of the policy test whose targets can no longer be changed. */
async function differences({ sold, hidden, seller }: PrivateThings): Promise<Record<string, Example>> {
  const ada = { token: 'ada' }
  const orders = orderCalls(shop)
  const [goods] = await stock(shop, newProduct({ sellerId: seller }))
  const product = goods?.id ?? ''
  const ready = async () => {
    const id = await placeTestOrder(shop.app, 'ada', { productId: product })
    await orders.admin(id, 'paid', {})
    await orders.move(id, 'Confirmed')
    return id
  }
  /** An order whose seller says that the courier has its cash. */
  const inCash = async () => {
    const id = await placeTestOrderWith(shop.app, 'ada', { paymentType: 'cash_on_delivery' }, { productId: product })
    await orders.move(id, 'Confirmed', 'Shipped')
    const [{ _id }] = (await orders.read(id)).parcels
    await call(shop.app, 'POST', `/api/v1/seller/orders/${id}/parcels/${_id}/delivered`, { token: 'sol', body: {} })
    return { id, parcels: [_id] }
  }
  const [toSend, toDeliver] = [await ready(), await ready()]
  const sent = await call(shop.app, 'POST', `/api/v1/seller/orders/${toDeliver}/parcels`, { token: 'sol', body: {} })
  const parcel = sent.json().data.parcels[0]._id
  const bought = await ready()
  await orders.move(bought, 'Shipped', 'Delivered')
  const repaid = await ready()
  await orders.move(repaid, 'Cancelled')
  const review = (
    await call(shop.app, 'POST', `/api/v1/shop/products/${product}/reviews`, {
      ...ada,
      body: { stars: 4, text: 'Good.' },
    })
  ).json().data._id
  const reported = { productId: product, kind: 'review', contentId: review }
  const file =
    'id,title,description,price,quantity,availability,brand,product_type\nW-1,Lamp,Light,9.00 USD,1,in_stock,Lake,books'
  const bank = { holder: 'Sol', bank: 'Hill Bank', accountNumber: '5554567890', isDefault: true }
  return {
    addPayoutMethod: { body: bank },
    adminShipOrders: { body: { ids: [await ready()] } },
    adminConfirmCash: { body: { orders: [await inCash()] } },
    adminChooseImportEncoding: { params: await doubtedImport() },
    adminRecordRefund: { params: { id: repaid }, body: { amount: 1, note: 'By transfer' } },
    adminSendParcel: { params: { id: toSend } },
    adminDeliverParcel: { params: { id: toDeliver, parcel } },
    sellerSetParcelTracking: { body: { carrier: 'Other post', trackingNumber: '2' } },
    sellerSendParcel: { params: { id: sold } },
    sellerReport: { body: { ...reported, reason: 'Advertising' } },
    adminResendAnswer: { params: await failedAnswer() },
    adminChangeSale: { params: await plannedSale(), body: { name: 'Another name' } },
    adminEndSale: { params: await plannedSale() },
    sellerReplyToReview: { params: { id: product, review } },
    sellerChangeProduct: { params: { id: hidden }, body: { name: 'Draft two' } },
    sellerImportProducts: { body: { file, dryRun: false } },
  }
}

/** An answer to a contact form message whose e-mail has failed for good. */
async function failedAnswer(): Promise<Record<string, string>> {
  const body = { name: 'Ada', email: 'ada@shop.example', topic: 'other', message: 'Hello?' }
  await call(shop.app, 'POST', '/api/v1/shop/contact', { body })
  const admin = { token: 'admin' }
  const list = await call(shop.app, 'GET', '/api/v1/admin/messages?size=1', admin)
  const id = list.json().data[0]._id
  const path = `/api/v1/admin/messages/${id}/answers`
  const answered = await call(shop.app, 'POST', path, { ...admin, body: { text: 'Yes?', answers: 0 } })
  await shop.db.update(mailOutbox).set({ gaveUpAt: new Date() }).where(like(mailOutbox.subject, 'Our answer%'))
  return { id, answer: answered.json().data.answers[0]._id }
}

/** An import of another administrator whose file may have another encoding. */
async function doubtedImport(): Promise<Record<string, string>> {
  const [id, now, file] = [crypto.randomUUID(), new Date(), Buffer.from('id')]
  const row = { id, actorId: 'somebody', name: 'letters.csv', state: 'checked', bytes: file.length, doubtedFile: file }
  await shop.db.insert(catalogueImports).values({ ...row, createdAt: now, checkedAt: now, leasedUntil: now })
  return { id }
}

/** A future sale. */
async function plannedSale(): Promise<Record<string, string>> {
  const [goods] = await stock(shop, newProduct())
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const rules = [{ product: goods?.id, percent: 10 }]
  const body = { name: 'Planned', startsAt: day(1), endsAt: day(2), rules }
  return { id: (await call(shop.app, 'POST', '/api/v1/admin/sales', { token: 'admin', body })).json().data.sale }
}

function readWrites(): Write[] {
  const { paths } = shop.app.swagger() as { paths: Record<string, Record<string, { operationId?: string }>> }
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId = '' }]) => ({
      operationId,
      method: method.toUpperCase() as Method,
      path,
    })),
  )
  const place = ({ operationId }: { operationId: string }) => {
    if (LAST.includes(operationId)) return ORDER.length + 1 + LAST.indexOf(operationId)
    return ORDER.includes(operationId) ? ORDER.indexOf(operationId) : ORDER.length
  }
  return all
    .filter(({ method }) => (method as string) !== 'GET')
    .flatMap((one) => {
      const rule = policy[one.operationId]
      if (rule?.caller === 'admin' || rule?.caller === 'seller')
        return [{ ...one, caller: rule.caller === 'admin' ? 'admin' : 'sol' }]
      // Administrators hide texts; only their author may change them.
      return rule?.of === 'author' && one.method === 'DELETE' ? [{ ...one, caller: 'admin' }] : []
    })
    .toSorted((one, other) => place(one) - place(other))
}

function send({ operationId, method, path, caller }: Write) {
  const { params = {}, query, body, headers } = requests[operationId] ?? {}
  const to = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'missing')
  const address = query ? `${to}?${new URLSearchParams(query)}` : to
  return call(shop.app, method, address, { token: caller, ...(body && { body }), ...(headers && { headers }) })
}

const entries = () => shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id))

test('every write of an administrator or a seller has its entry', async () => {
  const wrong: string[] = []
  const writes = readWrites()
  for (const write of writes) {
    const before = (await entries())[0]?.id ?? ''
    const { statusCode, body } = await send(write)
    if (statusCode >= 300) {
      wrong.push(`${write.operationId} as ${write.caller}: ${statusCode} ${body}`)
      continue
    }
    const added = (await entries()).filter(({ id }) => id > before)
    const role = write.caller === 'admin' ? 'administrator' : 'seller'
    const good = added.filter((one) => one.actorId === write.caller && one.operation === write.operationId)
    if (good.length === 0 || good.some((one) => one.role !== role || !one.originId || !one.targetId))
      wrong.push(`${write.operationId} as ${write.caller}: ${JSON.stringify(added)}`)
    if (good.every((one) => Object.keys(one.before).length + Object.keys(one.after).length === 0))
      wrong.push(`${write.operationId}: says nothing of what changed`)
  }
  expect(wrong).toEqual([])
  expect(writes.length).toBeGreaterThan(30)
}, 120_000)

test('every export of a list has its entry, and one that is refused has none', async () => {
  const { paths } = shop.app.swagger() as {
    paths: Record<string, { get?: { operationId: string; responses: object } }>
  }
  const exports = Object.entries(paths).flatMap(([path, { get }]) =>
    get && JSON.stringify(get.responses).includes('text/csv') ? [{ path, operation: get.operationId }] : [],
  )
  expect(exports.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['adminExportOrders', 'adminExportAudit', 'adminExportProducts']),
  )
  for (const { path, operation } of exports) {
    const answer = await call(shop.app, 'GET', `${path}?search=ada@shop.example`, { token: 'admin' })
    expect([operation, answer.statusCode]).toEqual([operation, 200])
    const [entry] = await entries()
    expect(entry).toMatchObject({
      operation,
      actorId: 'admin',
      targetKind: 'export',
      after: { filters: { search: true } },
    })
    expect((await call(shop.app, 'GET', `${path}?search=%00`, { token: 'admin' })).statusCode).toBe(400)
    expect((await entries())[0]?.id).toBe(entry?.id)
  }
})

const RAW = /[\da-f]{8}-[\da-f]{4}-|[{}"[\]]|undefined|null|NaN|object|v1-|[a-z][A-Z]/

test('every entry reads as words, without ids, JSON or names from the code', async () => {
  await call(shop.app, 'GET', '/api/v1/admin/orders/export', { token: 'admin' })
  const add = (operation: string, targetKind: string, label: string, after: object) =>
    shop.db.insert(auditEntries).values({
      ...{ id: uuidv7(), at: new Date(), role: 'command', actorId: '', operation, targetKind, targetId: 'ada', label },
      ...{ before: {}, after: { ...after } },
    })
  await add('admin grant', 'account', '', { administrator: true })
  await add('admin revoke', 'account', '', { administrator: false })
  await add('catalog import', 'import', 'feed.csv', { rows: 3, added: 1, changed: 1, skipped: 1 })
  for (const event of orderEventKinds) await add('anyStep', 'order', 'S-1', { event, status: 'Shipped', cents: 500 })
  for (const event of sellerEventKinds) await add('anyStep', 'seller', 'Lake Goods', { event })
  const told: AuditEntry[] = []
  for (let before = ''; ; ) {
    const page = await call(shop.app, 'GET', `/api/v1/admin/audit?size=100${before}`, { token: 'admin' })
    told.push(...page.json().data)
    if (!page.json().next) break
    before = `&before=${page.json().next}`
  }
  const operations = new Set(told.map(({ operation }) => operation))
  expect(readWrites().filter(({ operationId }) => !operations.has(operationId))).toEqual([])
  const wrong = told.flatMap(({ operation, action, label, reason, changes }) => {
    // A field that no table of fields has counts as a SKU.
    const unknown = changes.filter(({ field }) => /^Variant (?![A-Z]{3}-)/.test(field))
    const said = [action, label, reason, ...changes.flatMap(({ field, before, after }) => [field, before, after])]
    const bad = said.filter((text) => text && RAW.test(text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')))
    const unsaid = action.startsWith(`${spaced(operation)}:`)
    return bad.length + unknown.length > 0 || unsaid ? [{ operation, action, bad, unknown }] : []
  })
  expect(wrong).toEqual([])
  const closed = told.find(({ operation }) => operation === 'adminDisableUser')
  expect(closed?.reason).not.toBe('')
})
