import { integrityOf } from '@superium/release/integrity'
import { closeAfterEach } from '../testing/close-after-each'
import { makeReleaseStore } from '../testing/make-release-store'
import { inlineStyleSheets } from './inline-style-sheets'

closeAfterEach()

const HREF = '/assets/mf-a/1.0.0/a.css'
const sheet = async (css: string, integrity?: string) =>
  (await inlineStyleSheets(makeReleaseStore({ 'mf-a/1.0.0/a.css': css }), [{ href: HREF, integrity }]))[0]

test('a released style sheet is inlined without its source map comment', async () => {
  const css = 'p{color:red}\n/*# sourceMappingURL=a.css.map*/'
  const integrity = integrityOf(Buffer.from(css))
  expect(await sheet(css, integrity)).toEqual({ href: HREF, integrity, text: 'p{color:red}' })
})

test.each([
  ['a relative address', 'p{background:url(a.png)}'],
  ['an import', '@import "b.css";'],
  ['the end of its element', 'p::after{content:"</style>"}'],
  ['more than 64 kB', 'p{color:red}'.repeat(6_000)],
])('a style sheet with %s is not inlined', async (_, css) => {
  expect(await sheet(css)).toEqual({ href: HREF, integrity: undefined, text: undefined })
})

test('a style sheet that does not match its hash is linked with that hash, so that the browser refuses it', async () => {
  const integrity = integrityOf(Buffer.from('p{color:red}'))
  expect(await sheet('p{color:blue}', integrity)).toEqual({ href: HREF, integrity, text: undefined })
})

test('a missing style sheet and one of another server are not inlined', async () => {
  const dir = makeReleaseStore({})
  const links = ['https://cdn.example/a.css', HREF].map((href) => ({ href, integrity: undefined }))
  expect(await inlineStyleSheets(dir, links)).toEqual(links.map((link) => ({ ...link, text: undefined })))
})

test('data addresses do not prevent inlining', async () => {
  const css = 'p{background:url("data:image/gif;base64,R0")}'
  expect((await sheet(css))?.text).toBe(css)
})
