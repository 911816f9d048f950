import { parseStandaloneArguments } from './parse-standalone-arguments'

test('a standalone remote uses the data of the local site unless another is named', () => {
  expect(parseStandaloneArguments(['mf-cart'])).toEqual({
    name: 'mf-cart',
    join: undefined,
    site: undefined,
    port: undefined,
  })
  expect(parseStandaloneArguments(['mf-cart', '--site', 'https://shop.example/', '--port', '4000'])).toMatchObject({
    site: 'https://shop.example',
    port: 4000,
  })
})

test('a remote in a running site', () => {
  expect(parseStandaloneArguments(['mf-cart', '--in', 'http://localhost:3000']).join).toBe('http://localhost:3000')
})

test.each([
  [['mf-cart', 'mf-admin'], 'Unexpected argument "mf-admin"'],
  [['mf-cart', '--in', 'localhost'], '--in must be an address like http://localhost:3000'],
  [['mf-cart', '--in', 'http://a', '--site', 'http://b'], 'Use either --in or --site'],
  [['mf-cart', '--port', '70000'], '--port must be a number'],
  [['mf-cart', '--fast'], "Unknown option '--fast'"],
])('%j is refused', (options, message) => {
  expect(() => parseStandaloneArguments(options)).toThrow(message)
})
