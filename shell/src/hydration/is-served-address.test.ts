import { isServedAddress } from './is-served-address'

const servedAt = (...addresses: string[]) =>
  Object.assign(performance, { getEntriesByType: () => addresses.map((name) => ({ name })) })

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'))

test.each([
  ['/category?page=1', true],
  ['/category?page=1#reviews', true],
  ['/category', false],
  ['/products?page=1', false],
])('a document of the second page that is at %s', (at, expected) => {
  history.replaceState(null, '', at)
  servedAt('http://localhost/category?page=1')
  expect(isServedAddress()).toBe(expected)
})

test('a browser that does not tell is believed to be where the document is from', () => {
  servedAt()
  expect(isServedAddress()).toBe(true)
})
