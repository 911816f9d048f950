import { releaseScripts } from './release-scripts'

const CART = '/assets/mf-cart/1.2.0/'

test('each release is named with the hosts of the site', () => {
  const origins = ['https://shop.example', 'http://10.0.0.7:3000', 'https://shop.example']
  expect(releaseScripts([CART, '/assets/shell/2.0.0/'], origins)).toEqual([
    `shop.example${CART}`,
    `10.0.0.7:3000${CART}`,
    'shop.example/assets/shell/2.0.0/',
    '10.0.0.7:3000/assets/shell/2.0.0/',
  ])
})

test('development servers are not among them: the policy names their origins', () => {
  expect(releaseScripts(['http://localhost:4001/', CART], ['http://localhost:3000'])).toEqual([`localhost:3000${CART}`])
})

test('an IPv6 address, which a policy cannot name, allows the whole site', () => {
  expect(releaseScripts([CART], ['http://[::1]:3000'])).toEqual(["'self'"])
})

test('a folder cannot add a directive', () => {
  expect(releaseScripts(['/assets/a/1.0.0; script-src *,b/'], ['http://shop.example'])).toEqual([
    'shop.example/assets/a/1.0.0%3B%20script-src%20*%2Cb/',
  ])
})
