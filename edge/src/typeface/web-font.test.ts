import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../package-folder'
import { closeAfterEach } from '../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../testing/make-release-store'
import { browse, startSite } from '../testing/start-site'
import { FONT_FILE, fontFaces, fontPreload } from './web-font'

closeAfterEach()

const sheet = (text: string | undefined) => ({ text })
const file = readFileSync(join(packageFolder, 'public', FONT_FILE))

test('the typeface is small, and named after its content', () => {
  expect(file.byteLength).toBeLessThan(40_000)
  expect(FONT_FILE).toContain(createHash('sha256').update(file).digest('hex').slice(0, 8))
})

test('its licence stands beside it', () => {
  const licence = readFileSync(join(packageFolder, 'public/fonts/figtree-license.txt'), 'utf8')
  expect(licence).toMatch(/Figtree Project Authors[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/)
})

test('browsers may keep it for ever', async () => {
  const answer = await (await startSite()).inject(`/${FONT_FILE}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'font/woff2'])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.rawPayload.equals(file)).toBe(true)
})

test('a document declares it with stand-ins of the same width, and preloads it as it will be requested', () => {
  const styles = [sheet(undefined), sheet('body{font-family:Figtree}')]
  const faces = fontFaces(styles, 'n0')
  expect(faces).toContain('<style nonce="n0">@font-face{font-family:Figtree;font-weight:400 600;font-display:swap;')
  expect(faces).toMatch(/local\("Arial"\).*size-adjust:100\.5%;ascent-override:94\.53%;descent-override:24\.88%/)
  expect(faces).toMatch(/local\("Arial"\)[^}]*size-adjust:112\.02%[^}]*unicode-range:U\+30-39}/)
  expect(fontPreload(styles)).toBe(`<link rel="preload" as="font" type="font/woff2" href="/${FONT_FILE}" crossorigin>`)
})

test('its preload stands in the body, where it does not hold back the first paint', async () => {
  const files = { ...siteFiles, 'shell/1.0.0/main.css': 'body{font-family:Figtree}' }
  const { body } = await browse(await startSite({ releasesDir: makeReleaseStore(files) }), '/')
  const [head = '', rest = ''] = body.split('<body>')
  expect(head).not.toContain('as="font"')
  expect(rest).toMatch(/^<link rel="preload" as="font"/)
})

test('a shell from before the typeface gets none of it', () => {
  const styles = [sheet('body{font-family:Arial}')]
  expect([fontFaces(styles, 'n0'), fontPreload(styles)]).toEqual(['', ''])
})
