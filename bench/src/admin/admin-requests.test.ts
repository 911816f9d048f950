import { readings, type Sample, writings } from './admin-requests'

const ids = ['a', 'b']
const sample: Sample = {
  ...{ orders: ids, pendingOrders: ids, products: ids, people: ids, sellers: ids, sales: ids, messages: ids },
  ...{ skus: ['SKU-1'], orderNumbers: ['S-1'], editions: [...'abcdefghijklm'].map((id) => ({ id, edition: 1 })) },
  newTexts: [{ productId: 'a', kind: 'review', contentId: 'b' }],
}

test('every kind of request names a route of the administration, whatever its number', () => {
  for (const [kind, next] of Object.entries(readings(sample)))
    for (let n = 1; n <= 60; n += 1)
      expect([kind, new URL(next(n).path, 'http://api').pathname]).toEqual([
        kind,
        expect.stringMatching(/^\/api\/v1\/admin\/[\w/-]+$/),
      ])
})

test('the lists are asked for with every filter and at depths that differ', () => {
  const paths = (kind: string) => Array.from({ length: 60 }, (_, n) => readings(sample)[kind]?.(n + 1).path ?? '')
  expect(paths('orders list with filters').join()).toMatch(/returns=waiting.*seller=shop/)
  expect(paths('products list with filters').join()).toContain('stock=low&sort=fewest-left')
  expect(new Set(paths('orders list at any depth')).size).toBeGreaterThan(50)
})

test('an order is confirmed once only', () => {
  const { next, calls } = writings(sample)['order status'] ?? { next: () => ({ path: '' }) }
  expect(Array.from({ length: calls ?? 0 }, (_, n) => next(n + 1).path)).toEqual([
    '/api/v1/admin/orders/a/status',
    '/api/v1/admin/orders/b/status',
  ])
})

test('a bulk edit names ten different products, with a key of its own each time', () => {
  const bodies = Array.from({ length: 20 }, (_, n) => writings(sample)['bulk edit of ten products']?.next(n + 1).body)
  const edits = bodies as { key: string; products: { id: string }[] }[]
  expect(new Set(edits.map(({ key }) => key)).size).toBe(20)
  for (const { products } of edits) expect(new Set(products.map(({ id }) => id)).size).toBe(10)
})

test('every kind of write is about a route of the administration, with a body', () => {
  for (const { next } of Object.values(writings(sample)))
    expect(next(1)).toMatchObject({ path: expect.stringMatching(/^\/api\/v1\/admin\//), body: expect.anything() })
})
