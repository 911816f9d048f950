import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { closeAfterEach } from '../../testing/close-after-each'
import {
  ADMIN_TOKEN,
  ask,
  CART_TOKEN,
  cartCode,
  cartFiles,
  releaseStore,
  startReleaseSite,
} from '../../testing/start-release-site'
import { settingsWith } from '../../testing/start-site'

closeAfterEach()

const liveCart = async (app: Awaited<ReturnType<typeof startReleaseSite>>) =>
  (await app.inject('/discovery.json')).json().microFrontends['mf-cart'][0].metadata.version

test('an upload is checked, stored, made live and served', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  const made = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100&why=A+wider+cart', { tar: cartFiles('1.1.0') })
  expect(made).toMatchObject({ status: 'success', data: { version: '1.1.0', revision: 2 } })
  expect(await liveCart(app)).toBe('1.1.0')
  const asset = await app.inject('/assets/mf-cart/1.1.0/remoteEntry.js')
  expect([asset.body, asset.headers['cache-control']]).toEqual(['entry("1.1.0")', expect.stringContaining('immutable')])
  expect((await app.inject('/assets/mf-cart/1.0.0/remoteEntry.js')).statusCode).toBe(200)
  expect((await app.inject('/assets/mf-cart/1.1.0/server/remoteEntry.cjs')).statusCode).toBe(404)

  const again = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar: cartFiles('1.1.0') })
  expect(again).toMatchObject({ status: 'error', message: expect.stringContaining('was already released') })
  expect(readdirSync(dir).filter((name) => name.startsWith('.'))).toEqual([])
})

test('the state lists live versions with share, actor and history', async () => {
  const app = await startReleaseSite()
  await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10&why=Try', { tar: cartFiles('1.1.0') })
  const { data } = await ask(app, 'GET', '', { token: ADMIN_TOKEN })
  expect(data.revision).toBe(2)
  const cart = data.names.find(({ name }: { name: string }) => name === 'mf-cart')
  expect(cart).toMatchObject({ owner: 'Team', rollbackTo: '1.0.0', versions: ['1.1.0', '1.0.0'] })
  expect(cart.live.at(-1)).toMatchObject({
    version: '1.1.0',
    traffic: 10,
    default: false,
    by: { kind: 'team', name: 'mf-cart' },
    slots: ['mini-cart'],
  })
  expect(data.history[0]).toMatchObject({ number: 2, action: 'canary', why: 'Try' })

  const promoted = await ask(app, 'POST', '/mf-cart/promote', {
    token: ADMIN_TOKEN,
    body: { version: '1.1.0', why: 'No failures' },
  })
  expect(promoted.data).toMatchObject({
    number: 3,
    by: { kind: 'admin', name: 'ada@shop.example' },
    why: 'No failures',
  })
  expect(await liveCart(app)).toBe('1.1.0')
  expect((await ask(app, 'POST', '/mf-cart/rollback')).data).toMatchObject({ number: 4, action: 'rollback' })
  expect(await liveCart(app)).toBe('1.0.0')
  expect((await ask(app, 'POST', '/mf-cart/rollback', { body: { version: '1.1.0' } })).data).toBeNull()
  const again = await ask(app, 'POST', '/mf-cart/1.1.0/live', { body: { traffic: 100 } })
  expect(again.message).toContain('mf-cart 1.1.0 was taken back on')
  const confirmed = { traffic: 100, again: true }
  expect((await ask(app, 'POST', '/mf-cart/1.1.0/live', { body: confirmed })).data.action).toBe('release')
  expect((await ask(app, 'GET', '/mf-cart')).data.live[0].version).toBe('1.1.0')
})

test('--check reports every problem and stores nothing', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  const good = await ask(app, 'POST', '/mf-cart/1.1.0/check', { tar: cartFiles('1.1.0') })
  expect(good.data).toEqual({ passed: true, failures: [] })
  const bad = cartFiles('1.1.0', { slots: [], facts: { shared: { react: '^20.0.0' } } })
  const { data } = await ask(app, 'POST', '/mf-cart/1.1.0/check', { tar: bad })
  expect(data).toEqual({
    passed: false,
    failures: [
      'The slot mini-cart would be empty: the live shell shows it and only mf-cart 1.0.0 fills it.',
      'mf-cart 1.1.0 requires react ^20.0.0, but shell 1.0.0 provides 19.3.1.',
    ],
  })
  expect(existsSync(join(dir, 'mf-cart/1.1.0'))).toBe(false)
})

test.each<[string, string, string]>([
  [
    'when it is evaluated',
    cartCode("''", { top: "throw new Error('no cart')" }),
    'Its code throws when it is evaluated: no cart.',
  ],
  ['when its page is rendered', cartCode('null.lines'), 'The page /cart throws when it is rendered: Cannot read'],
  [
    'when its routes are evaluated',
    cartCode("''", { routes: "if (expose === './routes') throw new Error('no routes')" }),
    'Its code throws when it is evaluated: no routes.',
  ],
  [
    "when its page's own part is evaluated",
    cartCode("''", { lazy: "throw new Error('no page')" }),
    'The page /cart cannot be loaded: no page.',
  ],
  [
    'nothing, but whose page has no title,',
    cartCode("'cart'", { meta: '{ title: undefined }' }),
    'The page /cart has an invalid head: meta.title must be a string.',
  ],
  [
    'by ending the process',
    cartCode("''", { top: 'process.exit(3)' }),
    "Its code ended the smoke render's process (exit code 3).",
  ],
])('the smoke render refuses a version that throws %s', async (_, code, reason) => {
  const app = await startReleaseSite()
  const tar = cartFiles('1.1.0', { files: { 'server/remoteEntry.cjs': code } })
  const answer = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar })
  expect(answer).toMatchObject({
    message: 'mf-cart 1.1.0 failed the release check.',
    failures: [expect.stringContaining(reason)],
  })
  expect(await liveCart(app)).toBe('1.0.0')
})

test('an error that code leaves unhandled, perhaps that of another remote, refuses no version', async () => {
  const app = await startReleaseSite()
  const top = "Promise.reject(new Error('nobody reads this')); setImmediate(() => { throw new Error('late') })"
  // The page is still rendered when they happen.
  const lazy = 'await new Promise((go) => setTimeout(go, 50))'
  const tar = cartFiles('1.1.0', { files: { 'server/remoteEntry.cjs': cartCode("'cart'", { top, lazy }) } })
  const { data } = await ask(app, 'POST', '/mf-cart/1.1.0/check', { tar })
  expect(data).toEqual({ passed: true, failures: [] })
})

const DENIED = 'Access to this API has been restricted'

test.each<[string, (store: string) => string]>([
  ["reads the secrets of the site's server", () => "require('fs').readFileSync('/proc/' + process.ppid + '/environ')"],
  [
    'writes into the release store',
    (store) => `require('fs').writeFileSync('${store}/discovery/0000000002.json', '{}')`,
  ],
  ['starts another program', () => "require('child_process').execFileSync('id')"],
])('a version whose code %s is refused, when it is evaluated and when it renders a page', async (_, deed) => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  for (const [code, reason] of [
    [cartCode("''", { top: deed(dir) }), `Its code throws when it is evaluated: ${DENIED}`],
    [cartCode(`(${deed(dir)}, 'cart')`), `The page /cart throws when it is rendered: ${DENIED}`],
  ] as const) {
    const tar = cartFiles('1.1.0', { files: { 'server/remoteEntry.cjs': code } })
    const { failures } = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar })
    expect(failures).toEqual([expect.stringContaining(reason)])
  }
  expect(await liveCart(app)).toBe('1.0.0')
})

test('a version whose code reaches for another address than the product API is refused, and told which', async () => {
  const app = await startReleaseSite()
  const top = "fetch('http://169.254.169.254/latest/meta-data/').catch(() => {})"
  const tar = cartFiles('1.1.0', { files: { 'server/remoteEntry.cjs': cartCode("'cart'", { top }) } })
  const { failures } = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar })
  expect(failures).toEqual([expect.stringContaining('It tries to reach 169.254.169.254:80')])
  expect(await liveCart(app)).toBe('1.0.0')
})

test.each<[string, string]>([
  ['sends a forged verdict', 'process.send?.([]); process.exit(0)'],
  ['writes a forged verdict', "require('fs').writeSync(3, 'true\\n\\ntrue\\n'); process.exit(0)"],
  [
    'replaces the functions that write the verdict',
    "JSON.stringify = () => 'true'; Object.prototype.toJSON = () => true; require('fs').writeSync = () => 0; throw new Error('x')",
  ],
])('uploaded code that %s does not pass', async (_, code) => {
  const app = await startReleaseSite()
  const tar = cartFiles('1.1.0', { files: { 'server/remoteEntry.cjs': cartCode("''", { top: code }) } })
  const { data } = await ask(app, 'POST', '/mf-cart/1.1.0/check', { tar })
  expect(data).toEqual({ passed: false, failures: [expect.stringMatching(/^Its code (?:ended|throws)/)] })
})

test('a version that fails the smoke render can be forced to 10 % of visitors at most, with a note in the history', async () => {
  const app = await startReleaseSite()
  const tar = cartFiles('1.1.0', { files: { 'server/remoteEntry.cjs': cartCode('null.lines') } })
  const all = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100&force=1', { tar })
  expect(all.message).toContain('10 % of visitors at most')
  const some = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10&force=1', { tar })
  expect(some.data.revision).toBe(3)
  const { history } = (await ask(app, 'GET', '')).data
  expect(history[0]).toMatchObject({
    action: 'canary',
    why: expect.stringContaining('released with --force although the smoke render failed: The page /cart'),
  })

  const limit = expect.stringContaining('10 % of the visitors is the most that it may get')
  expect((await ask(app, 'POST', '/mf-cart/promote', { body: { version: '1.1.0' } })).message).toEqual(limit)
  for (const traffic of [50, 100]) {
    expect((await ask(app, 'POST', '/mf-cart/1.1.0/live', { body: { traffic } })).message).toEqual(limit)
  }
  await ask(app, 'POST', '/mf-cart/rollback')
  const later = await ask(app, 'POST', '/mf-cart/1.1.0/live', { body: { traffic: 100, again: true } })
  expect(later.message).toEqual(limit)
  expect(await liveCart(app)).toBe('1.0.0')
})

test('a second canary is refused before it is stored, unless it may replace the first', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10', { tar: cartFiles('1.1.0') })
  const second = await ask(app, 'PUT', '/mf-cart/1.2.0?traffic=20', { tar: cartFiles('1.2.0') })
  expect(second.message).toContain('mf-cart 1.1.0 is a canary for 10 % of the visitors and would end.')
  expect(existsSync(join(dir, 'mf-cart/1.2.0'))).toBe(false)
  const replacing = '/mf-cart/1.2.0?traffic=20&replaceCanary=1'
  expect((await ask(app, 'PUT', replacing, { tar: cartFiles('1.2.0') })).data.revision).toBe(3)
})

test('a version with a wrong hash is refused before its code is evaluated, even with force', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  const evaluated = join(dir, 'evaluated')
  const files = cartFiles('1.1.0')
  const tar = { ...files, 'server/remoteEntry.cjs': `require('fs').writeFileSync(${JSON.stringify(evaluated)}, '')` }
  const answer = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=10&force=1', { tar })
  expect(answer.failures).toEqual(['server/remoteEntry.cjs does not match its hash in integrity.json.'])
  expect([existsSync(evaluated), existsSync(join(dir, 'mf-cart/1.1.0'))]).toEqual([false, false])
})

test('of two uploads of a version at the same time one is stored and the other gets 409', async () => {
  const app = await startReleaseSite()
  const answers = await Promise.all(
    ['a', 'b'].map((text) =>
      ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar: cartFiles('1.1.0', { files: { 'extra.js': text } }) }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['error', 'success'])
})

test.each<[string, string, { token?: string; body?: object }, number, string]>([
  ['without a known token', '/mf-cart/promote', { token: 'somebody-elses-token' }, 401, 'token is not valid'],
  ["another team's remote", '/shell/promote', {}, 403, 'cannot release shell'],
  ['as a buyer', '/mf-cart/promote', { token: 'identity-token-of-a-buyer' }, 403, 'Only teams and administrators'],
  ['that promotes no version', '/mf-cart/promote', {}, 400, 'version must be a semantic version'],
  ['with no canary to promote', '/mf-cart/promote', { body: { version: '1.1.0' } }, 409, 'no canary to promote'],
  ['with nothing to go back to', '/mf-cart/rollback', {}, 409, 'no earlier version'],
  ['for a folder of the store', '/discovery/promote', { token: ADMIN_TOKEN }, 400, 'is not a valid name'],
])('a call %s is refused: %s', async (_, path, options, status, message) => {
  const app = await startReleaseSite()
  const authorization = `Bearer ${options.token ?? CART_TOKEN}`
  const answer = await app.inject({
    method: 'POST',
    url: `/releases/v1${path}`,
    headers: { authorization, ...(options.body && { 'content-type': 'application/json' }) },
    ...(options.body && { payload: options.body }),
  })
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(message)])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each(['1.1', 'v1.1.0', '1.1.0-abcdef12', '1.1.0/../..', '01.1.0'])(
  'the version %s is refused',
  async (version) => {
    const app = await startReleaseSite()
    const answer = await ask(app, 'PUT', `/mf-cart/${encodeURIComponent(version)}`, { tar: cartFiles('1.1.0') })
    expect(answer.message).toContain('version')
  },
)

test('wrong and missing tokens of an address are limited and block no valid one', async () => {
  const app = await startReleaseSite()
  const statusWith = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/releases/v1', headers })).statusCode
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    expect(await statusWith({})).toBe(401)
    statuses.push(await statusWith({ authorization: 'Bearer guess-guess-guess' }))
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect(await statusWith({ authorization: `Bearer ${CART_TOKEN}` })).toBe(200)
  expect(await statusWith({ authorization: `Bearer ${ADMIN_TOKEN}` })).toBe(200)
})

test('an administrator who was here before passes a crowd of wrong tokens from the same address', async () => {
  const app = await startReleaseSite()
  const statusWith = async (token: string) =>
    (await app.inject({ url: '/releases/v1', headers: { authorization: `Bearer ${token}` } })).statusCode
  expect(await statusWith(ADMIN_TOKEN)).toBe(200)
  for (let tries = 0; tries < 10; tries += 1) await statusWith('guess-guess-guess')
  const crowd = Array.from({ length: 40 }, (_, index) => statusWith(`guess-guess-guess-${index}`))
  expect(await statusWith(ADMIN_TOKEN)).toBe(200)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([429]))
})

test('without configured tokens no team can release', () => {
  expect(settingsWith({}).releaseTokens).toEqual({})
})

test('a name has few uploads under way at once, and their drafts are removed', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  const tries = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      ask(app, 'POST', `/mf-cart/1.${index + 1}.0/check`, { tar: cartFiles(`1.${index + 1}.0`) }),
    ),
  )
  expect(tries.map(({ status, data }) => data?.passed ?? status).sort()).toEqual([
    'error',
    'error',
    true,
    true,
    true,
    true,
  ])
  expect(tries.find(({ status }) => status === 'error')?.message).toContain('Too many uploads of mf-cart')
  expect(readdirSync(dir).filter((name) => name.startsWith('.'))).toEqual([])
  expect(await ask(app, 'POST', '/mf-cart/1.9.0/check', { tar: cartFiles('1.9.0') })).toMatchObject({
    data: { passed: true },
  })
})

test('an answer names the first hundred failures and counts the others', async () => {
  const app = await startReleaseSite()
  const files = cartFiles('1.1.0')
  const hashes = JSON.parse(files['integrity.json'] ?? '{}') as Record<string, string>
  const [hash] = Object.values(hashes)
  const missing = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`file-${index}.js`, hash]))
  const tar = { ...files, 'integrity.json': JSON.stringify({ ...hashes, ...missing }) }
  const { data } = await ask(app, 'POST', '/mf-cart/1.1.0/check', { tar })
  expect(data.failures).toHaveLength(101)
  expect(data.failures.at(-1)).toBe('There are 4900 more failures.')
})

test('a version whose container has another name than usual is smoke-rendered like any other', async () => {
  const app = await startReleaseSite()
  const plain = cartFiles('1.1.0')
  const files = {
    'mf-manifest.json': (plain['mf-manifest.json'] ?? '').replace('mf_cart', 'trolley'),
    'server/remoteEntry.cjs': cartCode("''", { top: "throw new Error('no cart')" }),
  }
  const tar = cartFiles('1.1.0', { facts: { container: 'trolley' }, files })
  expect((await ask(app, 'POST', '/mf-cart/1.1.0/check', { tar })).data).toEqual({
    passed: false,
    failures: ['Its code throws when it is evaluated: no cart.'],
  })
})
