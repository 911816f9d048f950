import { closeAfterEach } from '../testing/closing'
import { makeReleases } from '../testing/releases'
import { styleSheets } from './style-sheets'

closeAfterEach()

test('a released style sheet comes with its text, without the address of its map', async () => {
  const dir = makeReleases({ 'mf-a/1.0.0/a.css': 'p{color:red}\n/*# sourceMappingURL=a.css.map*/' })
  expect(await styleSheets(dir, ['/assets/mf-a/1.0.0/a.css'])).toEqual([
    { href: '/assets/mf-a/1.0.0/a.css', text: 'p{color:red}' },
  ])
})

test.each([
  ['a relative address', 'p{background:url(a.png)}'],
  ['an import', '@import "b.css";'],
  ['the end of its element', 'p::after{content:"</style>"}'],
])('%s leaves it at its address', async (_, css) => {
  const dir = makeReleases({ 'mf-a/1.0.0/a.css': css })
  expect(await styleSheets(dir, ['/assets/mf-a/1.0.0/a.css'])).toEqual([{ href: '/assets/mf-a/1.0.0/a.css' }])
})

test("another server's, and one that is missing, are left at their address", async () => {
  const dir = makeReleases({})
  const addresses = ['https://cdn.example/a.css', '/assets/mf-a/1.0.0/a.css']
  expect(await styleSheets(dir, addresses)).toEqual(addresses.map((href) => ({ href, text: undefined })))
})

test('data in an address is taken along', async () => {
  const css = 'p{background:url("data:image/gif;base64,R0")}'
  const dir = makeReleases({ 'mf-a/1.0.0/a.css': css })
  expect((await styleSheets(dir, ['/assets/mf-a/1.0.0/a.css']))[0]?.text).toBe(css)
})
