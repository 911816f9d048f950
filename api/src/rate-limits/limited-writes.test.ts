import { policy } from '../policy/policy'
import { addSeller } from '../testing/add-seller'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(undefined, {}, { rateLimits: 'on' })
  await addSeller(shop, 'sol')
})
afterAll(() => shop.close())

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

test('every write of an administrator or a seller has a limit', async () => {
  const { paths } = shop.app.swagger() as { paths: Record<string, Record<string, { operationId?: string }>> }
  const writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, { operationId = '' }]) => {
      const caller = policy[operationId]?.caller
      if (name === 'get' || (caller !== 'admin' && caller !== 'seller')) return []
      return [{ operationId, path, method: name.toUpperCase() as Method, token: caller === 'admin' ? 'admin' : 'sol' }]
    }),
  )
  const unlimited: string[] = []
  for (const { operationId, path, method, token } of writes) {
    const { headers } = await call(shop.app, method, path.replace(/\{\w+\}/g, 'missing'), { token })
    if (!headers['x-ratelimit-limit']) unlimited.push(operationId)
  }
  expect(unlimited).toEqual([])
  expect(writes.length).toBeGreaterThan(30)
})
