import { costOfRequest, isOrder } from './cost-of-request'

const cost = (url: string, headers: Record<string, string> = {}) => costOfRequest({ url, headers })

test.each([
  ['/assets/shell/1.0.0/main.js', 0.05],
  ['/livez', 0],
  ['/readyz', 0],
  ['/media/v1-tee-4b00-1/640.webp', 0.2],
  ['/api/v1/shop/data/x', 1],
  ['/api/v1/shop/categorywise?category=books&page=4', 1],
  ['/api/v1/shop/categorywise?search=&page=4', 1],
  ['/api/v1/shop/categorywise?search=tea&page=4', 4],
  ['/api/v1/shop/categorywise?category=books&page=400', 4],
  ['/api/v1/shop/userorders?email=a', 10],
  ['/api/v1/user/account/deletion', 10],
  ['/category?category=books', 4],
  ['/favicon.svg', 0],
  ['/robots.txt?x=1', 0],
  // Only the files themselves are free.
  ['/assetsx', 4],
  ['/readyz-1', 4],
  ['/robots.txt/1', 4],
  // The API decodes these escapes, so they must not change the cost.
  ['/api/v1/shop/%75serorders?email=a', 10],
  ['/api/v1/shop/categorywise?%73earch=tea', 4],
  ['/api/v1/shop/categorywise?page=%34%30%30', 4],
  ['/api/v1/shop/categorywise?page=1&page=400', 4],
  ['/api/v1/shop/categorywise?min=5&page=1', 1],
  ['/api/v1/shop/categorywise?min=5&page=2', 4],
  ['/api/v1/shop/suggestions?search=te', 2],
  ['/api/v1/%', 4],
])('%s costs %d', (url, expected) => expect(cost(url)).toBe(expected))

test('a large body costs more, and one that does not say its length most', () => {
  expect(cost('/api/v1/shop/quote', { 'content-length': '3000000' })).toBe(16)
  expect(cost('/api/v1/shop/quote', { 'transfer-encoding': 'chunked' })).toBe(11)
})

test('placing an order is another kind of request than looking at orders', () => {
  expect(isOrder({ method: 'POST', url: '/api/v1/shop/orderconfirm' })).toBe(true)
  expect(isOrder({ method: 'POST', url: '/api/v1/shop/orderconfirm?x=1' })).toBe(true)
  expect(isOrder({ method: 'POST', url: '/api/v1/shop/%6frderconfirm' })).toBe(true)
  expect(isOrder({ method: 'POST', url: '/api/v1/shop/orderconfirm/withdraw' })).toBe(true)
  expect(isOrder({ method: 'GET', url: '/api/v1/shop/orderconfirm' })).toBe(false)
  expect(isOrder({ method: 'POST', url: '/api/v1/shop/orderconfirmed' })).toBe(false)
  expect(isOrder({ method: 'POST', url: '/api/v1/shop/orderconfirm/withdrawn' })).toBe(false)
})
