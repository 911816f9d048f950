import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { policy } from './policy'
import { type Example, examples } from './walk/examples'
import { fingerprint } from './walk/fingerprint'
import { addPrivateThings, secretOf } from './walk/private-things'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Operation {
  operationId: string
  method: Method
  path: string
  /** Whether it has neither a body nor a required parameter. */
  bare: boolean
}

/** The callers of each operation: `ada` and `sol` own the examples' targets. */
const CALLERS = ['nobody', 'ada', 'bob', 'unverified', 'pending', 'sol', 'sue', 'suspended', 'admin'] as const
type CallerName = (typeof CALLERS)[number]

/** Approved sellers whose e-mail address is verified. */
const SELLERS: readonly CallerName[] = ['sol', 'sue']

let shop: TestShop
let requests: Record<string, Example>
let operations: Operation[]
beforeAll(async () => {
  // Event streams end soon, so that the test can go on.
  shop = await openTestShop(undefined, {}, { streamTimes: { lifetime: 50 } })
  requests = examples(await addPrivateThings(shop))
  operations = readOperations(shop.app.swagger())
})
afterAll(() => shop.close())

function readOperations(document: object): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Record<string, unknown>>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody, parameters = [] }]) => ({
      operationId: String(operationId),
      method: method.toUpperCase() as Method,
      path,
      bare: !requestBody && !(parameters as { required?: boolean }[]).some(({ required }) => required),
    })),
  )
}

function send({ operationId, method, path }: Operation, caller: CallerName) {
  const { params = {}, query, body, headers } = requests[operationId] ?? {}
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'missing')
  const url = query ? `${address}?${new URLSearchParams(query)}` : address
  return call(shop.app, method, url, {
    ...(caller !== 'nobody' && { token: caller }),
    ...(body && { body }),
    ...(headers && { headers }),
  })
}

/** The statuses that the table demands of a call; undefined if it demands none. */
function refusal({ operationId }: Operation, caller: CallerName): readonly number[] | null {
  const rule = policy[operationId]
  if (!rule) return []
  if (rule.caller === 'anybody' || rule.caller === 'visitor') return null
  if (caller === 'nobody') return [401]
  if (rule.caller === 'admin') return caller === 'admin' ? null : [403]
  if (rule.caller === 'seller' && !SELLERS.includes(caller)) return [403]
  const owner = rule.of === 'seller' ? 'sol' : 'ada'
  const { params, query, body } = requests[operationId] ?? {}
  const names = params || query?.email || (body && 'email' in body)
  const taken = rule.of !== 'everybody' && names && operationId !== 'listOwnTexts'
  if (!taken || caller === owner) return null
  // An administrator hides texts, and reads every order.
  if (caller === 'admin' && (rule.of === 'author' || operationId === 'getOrder')) return null
  return [403, 404]
}

test('every operation has an example, unless it needs none', () => {
  const without = operations.filter(({ operationId, bare }) => !bare && !requests[operationId])
  // Their bodies are multipart forms, which uploads.test.ts and seller-applications.test.ts send.
  expect(without.map(({ operationId }) => operationId).toSorted()).toEqual(['becomeSeller', 'uploadPicture'])
  const known = new Set(operations.map(({ operationId }) => operationId))
  expect(Object.keys(policy).filter((name) => !known.has(name) && !name.startsWith('GET '))).toEqual([])
})

test('whoever the table refuses is refused on every route, and nothing is written', async () => {
  const wrong: string[] = []
  let before = await fingerprint(shop.db)
  for (const operation of operations) {
    const refused: CallerName[] = []
    for (const caller of CALLERS) {
      const demanded = refusal(operation, caller)
      if (!demanded) continue
      const { statusCode } = await send(operation, caller)
      if (!demanded.includes(statusCode)) wrong.push(`${operation.operationId} as ${caller}: ${statusCode}`)
      refused.push(caller)
    }
    if (refused.length === 0) continue
    // Once for all refused callers, because reading all tables is slow, above all on a cluster.
    const after = await fingerprint(shop.db)
    if (after !== before) wrong.push(`${operation.operationId} as ${refused.join(' or ')} wrote something`)
    before = after
  }
  expect(wrong).toEqual([])
}, 300_000)

test('nobody reads what is private to another, on any route', async () => {
  const wrong: string[] = []
  const owners = CALLERS.filter((caller) => !['nobody', 'admin'].includes(caller))
  const reads = operations.filter(({ method }) => method === 'GET')
  for (const operation of reads)
    for (const caller of CALLERS) {
      if (caller === 'admin') continue
      const { body } = await send(operation, caller)
      for (const owner of owners)
        if (owner !== caller && (body.includes(secretOf(owner)) || body.includes(`${owner}@shop.example`)))
          wrong.push(`${operation.operationId} as ${caller} tells of ${owner}`)
    }
  expect(wrong).toEqual([])
}, 300_000)

test('owners reach what is theirs', async () => {
  const wrong: string[] = []
  const told: string[] = []
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const rule = policy[operation.operationId]
    if (!rule || rule.caller === 'anybody') continue
    const caller = rule.caller === 'admin' ? 'admin' : rule.caller === 'seller' ? 'sol' : 'ada'
    const { statusCode, body } = await send(operation, caller)
    if (body.includes(secretOf(caller))) told.push(operation.operationId)
    if (statusCode !== 200 && operation.operationId !== 'adminGetCoupon')
      wrong.push(`${operation.operationId} as ${caller}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
  // Proves that these responses contain secrets; otherwise the test for other callers would find nothing.
  const secrets = ['listAddresses', 'listUserOrders', 'exportAccount', 'sellerGetProduct', 'sellerGetShop']
  expect(told).toEqual(expect.arrayContaining(secrets))
})
