import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import schema from '@superium/release/schema.json'
import { closeAfterEach, closeLater } from '../../testing/close-after-each'
import { ask, cartFiles, releaseStore, startReleaseSite } from '../../testing/start-release-site'

closeAfterEach()

const PAGE = readFileSync(join(__dirname, '../../../../docs/release-format.md'), 'utf8')
const TOKEN = 'token-of-team-gift-0123456789'

/** A host's server build that renders pages of mf-gift, with a React of its own. */
const HOST = `
const { Readable } = require('node:stream')
const react = { createElement: (tag, _, text) => '<' + tag + '>' + text + '</' + tag + '>' }
exports.createServerHost = ({ loadContainer }) => async ({ url }) => {
  const container = await loadContainer('mf_gift')
  container.init({ react: { '19.3.1': { get: async () => () => react } } })
  const { default: routes } = (await container.get('./routes'))()
  const route = routes.find(({ path }) => url.endsWith(path))
  if (!route) return { status: 404, html: Readable.from(['']) }
  return { status: 200, meta: route.handle.meta(), html: Readable.from([route.Component()]) }
}
`

/** Does what the page says, block by block, in an empty folder; resolves to what the commands print. */
async function follow(section: string, env: Record<string, string>): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'superium-by-hand-'))
  closeLater({ close: () => rmSync(dir, { recursive: true }) })
  const [, text = ''] = PAGE.split(`\n## ${section}\n`)
  let printed = ''
  for (const [, kind, path = '', content = ''] of text.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)) {
    if (kind === 'sh') {
      const ran = await promisify(execFile)('bash', ['-ec', content], { cwd: dir, env: { ...process.env, ...env } })
      printed += ran.stdout
    } else {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), content)
    }
  }
  return printed
}

test('a team without our packages releases with tar and curl as the page on the release format says', async () => {
  const tokens = { 'mf-gift': [createHash('sha256').update(TOKEN).digest('hex')] }
  const site = await startReleaseSite(releaseStore(HOST), { releaseTokens: tokens })
  const url = await site.listen({ host: '127.0.0.1', port: 0 })
  const printed = await follow('A release by hand', { SUPERIUM_URL: url, SUPERIUM_RELEASE_TOKEN: TOKEN })
  const answers = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).data)
  expect(answers).toEqual([
    { passed: true, failures: [] },
    { version: '1.0.0', revision: 2 },
    expect.objectContaining({ name: 'mf-gift', owner: 'Gift', versions: ['1.0.0'] }),
  ])
})

test('everybody can read the schema, and caches keep it', async () => {
  const site = await startReleaseSite()
  const answer = await site.inject({ url: '/releases/v1/schema' })
  expect(answer.json()).toEqual(schema)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/schema+json; charset=utf-8',
    'cache-control': 'public, max-age=300',
  })
  const again = await site.inject({
    url: '/releases/v1/schema',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  ['owner', { owner: '' }, 'superium.json: owner must be a string like ^.{1,60}$.'],
  ['title', { pages: [{ path: '/cart', title: 7 }] }, 'superium.json: pages[0].title must be a string'],
  ['size', { commit: 'x'.repeat(2 * 1024 * 1024) }, 'superium.json: it may have at most 256 kB.'],
])('a refused upload names what is wrong: %s', async (_, facts, reason) => {
  const answer = await ask(await startReleaseSite(), 'PUT', '/mf-cart/1.1.0', { tar: cartFiles('1.1.0', { facts }) })
  expect(answer).toMatchObject({ status: 'error', failures: [expect.stringContaining(reason)] })
})
