import { parseDevArguments } from './parse-dev-arguments'

test('a remote joins the site of this machine unless another is named', () => {
  expect(parseDevArguments([])).toEqual({ site: 'http://localhost:3000', port: 3030 })
  expect(parseDevArguments(['--in', 'https://shop.example/', '--port', '4000'])).toEqual({
    site: 'https://shop.example',
    port: 4000,
  })
})

test.each([
  [['--in', 'localhost'], '--in must be an address like http://localhost:3000'],
  [['--port', '70000'], '--port must be a number'],
  [['--fast'], "Unknown option '--fast'"],
  [['mf-cart'], 'Unexpected argument'],
])('%j is refused', (args, message) => {
  expect(() => parseDevArguments(args)).toThrow(message)
})
