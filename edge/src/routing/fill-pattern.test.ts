import { fillPattern } from './fill-pattern'

test.each([
  ['/product-detail/:id', { id: '42' }, '/product-detail/42'],
  ['/product-detail/:id', { id: '0190-a/b' }, '/product-detail/0190-a%2Fb'],
  ['/:id', { id: '\\evil.example' }, '/%5Cevil.example'],
  ['/orders/:id/lines', {}, '/orders/lines'],
  ['/products', {}, '/products'],
])('%s with %j is %s', (pattern, params, path) => {
  expect(fillPattern(pattern, params as Record<string, string>)).toBe(path)
})

test.each(['.', '..'])('%s is not a valid value', (id) => {
  expect(fillPattern('/api/v1/shop/data/:id', { id })).toBeUndefined()
})
