import { closeAfterEach } from '../testing/close-after-each'
import { deployment, discoveryOf, makeReleaseStore, shell, siteFiles } from '../testing/make-release-store'
import { readDocumentData } from '../testing/read-document-data'
import { browse, startSite } from '../testing/start-site'
import { escapeHtml, jsonForScript } from './escape-html'

closeAfterEach()

const HOSTILE = '</script><script>alert(1)</script><!--<script>&\u2028\u2029"\'`'

test('document data survives any text unchanged and does not end early', () => {
  const json = jsonForScript({ [HOSTILE]: HOSTILE })
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({ [HOSTILE]: HOSTILE })
})

test('escaped text holds no markup', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;')
})

test('a discovery document that tries to close its script element stays data', async () => {
  const evil = deployment('mf-evil', { owner: '</script><script>alert(1)</script>', routes: ['/'] })
  const app = await startSite({
    releasesDir: makeReleaseStore({ ...siteFiles, 'discovery.json': discoveryOf(shell, evil) }),
  })
  const { body } = await browse(app, '/')
  expect(body).not.toContain('<script>alert')
  expect(readDocumentData(body, 'superium-discovery')).toMatchObject({
    microFrontends: { 'mf-evil': [{ extras: { superium: { owner: '</script><script>alert(1)</script>' } } }] },
  })
})

test.each([
  '/category?search=</title><script>alert(1)</script>',
  '/products?"><script>alert(1)</script>',
  '/category?category=__proto__',
])('%s stays text', async (url) => {
  const { body } = await browse(await startSite(), url)
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('[object Object]')
})

test('an invalid host header does not reach the page', async () => {
  const { body } = await browse(await startSite(), '/', { host: 'evil"><script>' })
  expect(body).not.toContain('evil')
})
