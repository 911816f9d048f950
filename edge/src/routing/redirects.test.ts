import { redirectFor } from './redirects'
import { parseAddress } from './request-address'

const to = (target: string) => redirectFor(parseAddress(target))

test.each([
  ['/details/42', 301, '/product-detail/42'],
  ['/details/42/', 301, '/product-detail/42'],
  ['/details/42?from=cart', 301, '/product-detail/42?from=cart'],
  ['/product-detail', 302, '/products'],
  ['/product-detail/', 302, '/products'],
  ['/cart/', 301, '/cart'],
  ['/cart///?a=1', 301, '/cart?a=1'],
])('%s goes by %i to %s', (target, status, location) => {
  expect(to(target)).toEqual({ status, location })
})

test.each(['/', '/cart', '/cart?next=//evil.example/', '/product-detail/42', '/details', '/details/a/b'])(
  '%s stays',
  (target) => {
    expect(to(target)).toBeUndefined()
  },
)

test.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/%2f/evil.example/',
  '/details//evil.example',
  '/details/\\evil.example/',
  'http://evil.example//evil.example/',
  '//',
])('%s never leaves the site', (target) => {
  const location = to(target)?.location ?? '/'
  expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example')
  expect(location).toMatch(/^\/(?![/\\])/)
})
