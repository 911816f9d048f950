import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ReleaseToken } from '@superium/shared/registered-names'
import { until } from '@superium/shared/testing/node'
import type { FastifyInstance } from 'fastify'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { releaseFiles } from '../../testing/release-files'
import {
  ADMIN_TOKEN,
  ask,
  CART_TOKEN,
  cartFiles,
  releaseStore,
  startReleaseSite,
  tarOf,
} from '../../testing/start-release-site'
import { startS3Bucket } from '../../testing/start-s3-bucket'
import { NOBODY, startSite } from '../../testing/start-site'

closeAfterEach()

const asAdmin = (app: FastifyInstance, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  ask(app, method, path, { token: ADMIN_TOKEN, ...(body && { body }) })

const giftFiles = (version: string, facts: object = {}) =>
  releaseFiles('mf-gift', version, {
    routes: ['/gift'],
    facts: { shared: { react: '^19.3.1' }, owner: 'Gift', ...facts },
  })

/** Registers mf-gift and makes a token for it. */
async function registerGift(app: FastifyInstance, facts: object = {}): Promise<ReleaseToken & { token: string }> {
  await asAdmin(app, 'POST', '/names', { name: 'mf-gift', owner: 'Gift', ...facts })
  const made = await asAdmin(app, 'POST', '/names/mf-gift/tokens', { label: 'CI main', kind: 'job', days: 90 })
  expect(made.status).toBe('success')
  return made.data
}

test('an administrator registers a name and makes a token, with which the team releases until it is revoked', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  const { token, id } = await registerGift(app, { budget: 50_000 })
  const put = (version: string) =>
    ask(app, 'PUT', `/mf-gift/${version}?traffic=100`, { token, tar: giftFiles(version) })
  expect((await put('1.0.0')).data).toEqual({ version: '1.0.0', revision: 2 })

  const by = { kind: 'team', name: 'mf-gift', token: 'CI main' }
  const { history } = (await asAdmin(app, 'GET', '')).data
  expect(history[0]).toMatchObject({ by, changes: [{ name: 'mf-gift', version: '1.0.0' }] })
  expect((await asAdmin(app, 'GET', '/history?text=ci+main')).data.steps).toMatchObject([{ by }])
  const [listed] = (await asAdmin(app, 'GET', '/names/mf-gift/tokens')).data
  expect(listed).toMatchObject({ id, label: 'CI main', kind: 'job', revokedAt: null })
  expect(Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)).toBe(90 * 86_400_000)
  expect(Math.abs(Date.parse(listed.lastUsedAt) - Date.now())).toBeLessThan(60_000)

  const revoked = await asAdmin(app, 'DELETE', `/names/mf-gift/tokens/${id}`)
  expect(revoked.data).toMatchObject({ id, revokedBy: { name: 'ada@shop.example' } })
  expect((await put('1.0.1')).message).toMatch(/^The token was revoked on \d{4}-/)
  const again = await asAdmin(app, 'DELETE', `/names/mf-gift/tokens/${id}`)
  expect(again.data.revokedAt).toBe(revoked.data.revokedAt)

  const { data } = await asAdmin(app, 'GET', '/names/history')
  const ada = { kind: 'admin', name: 'ada@shop.example' }
  expect(data.changes).toEqual([
    { number: 3, at: expect.any(String), by: ada, action: 'revoke', name: 'mf-gift', token: 'CI main' },
    { number: 2, at: expect.any(String), by: ada, action: 'token', name: 'mf-gift', token: 'CI main' },
    { number: 1, at: expect.any(String), by: ada, action: 'register', name: 'mf-gift', owner: 'Gift', budget: 50_000 },
  ])
})

test('an upload that is stored and cannot go live says so, and goes live without another one', async () => {
  const app = await startReleaseSite()
  const { token } = await registerGift(app)
  const answer = await ask(app, 'PUT', '/mf-gift/1.0.0?traffic=10', { token, tar: giftFiles('1.0.0') })
  expect([answer.status, answer.message]).toEqual([
    'error',
    'mf-gift 1.0.0 is stored, but live for nobody: The first release of mf-gift must go to everybody (traffic 100). ' +
      'It can go live later without another upload.',
  ])
  const live = await ask(app, 'POST', '/mf-gift/1.0.0/live', { token, body: { traffic: 100 } })
  expect(live.data).toMatchObject({ action: 'release' })
})

test('the store and the answers hold the secret of a token nowhere, and the public documents no e-mail address', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  const { token } = await registerGift(app)
  await ask(app, 'PUT', '/mf-gift/1.0.0?traffic=100', { token, tar: giftFiles('1.0.0') })
  const secret = token.split('_')[2] ?? ''
  for (const folder of ['_names', '_notes', 'discovery']) {
    for (const file of readdirSync(join(dir, folder))) {
      expect(readFileSync(join(dir, folder, file), 'utf8')).not.toContain(secret)
    }
  }
  for (const path of ['/names', '/names/history', '/names/mf-gift/tokens', '']) {
    const { data } = await asAdmin(app, 'GET', path)
    expect(JSON.stringify(data)).not.toContain(secret)
    expect(JSON.stringify(data)).not.toMatch(/[0-9a-f]{64}/)
  }
  expect((await app.inject('/discovery.json')).body).not.toContain('@shop.example')
  expect((await app.inject('/assets/_names/0000000001.json/x')).statusCode).toBe(404)
})

test('a list holds what was changed at another edge a moment ago', async () => {
  const dir = releaseStore()
  const [here, there] = [await startReleaseSite(dir), await startReleaseSite(dir)]
  const { id } = await registerGift(here)
  const gift = async () => {
    const { data } = await asAdmin(there, 'GET', '/names')
    return data.find(({ name }: { name: string }) => name === 'mf-gift')
  }
  expect(await gift()).toMatchObject({ tokens: 1 })
  await asAdmin(here, 'DELETE', `/names/mf-gift/tokens/${id}`)
  const tokens = await asAdmin(there, 'GET', '/names/mf-gift/tokens')
  expect(tokens.data).toMatchObject([{ id, revokedBy: { name: 'ada@shop.example' } }])
  await asAdmin(here, 'DELETE', '/names/mf-gift')
  expect(await gift()).toBeUndefined()
})

test('the list has live, configured and registered names', async () => {
  const app = await startReleaseSite()
  await registerGift(app)
  const { data } = await asAdmin(app, 'GET', '/names')
  expect(data).toEqual([
    expect.objectContaining({
      name: 'mf-cart',
      owner: 'Team',
      registered: false,
      live: true,
      tokens: 0,
      configured: 1,
    }),
    expect.objectContaining({ name: 'mf-gift', owner: 'Gift', registered: true, live: false, tokens: 1, budget: null }),
    expect.objectContaining({ name: 'shell', owner: 'Team', registered: false, live: true, configured: 0 }),
  ])
})

test('a live name needs no registration: its first token registers it for its owner', async () => {
  const app = await startReleaseSite()
  const made = await asAdmin(app, 'POST', '/names/mf-cart/tokens', { label: 'Ada', kind: 'person', days: 1 })
  const token = made.data.token
  expect((await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100', { token, tar: cartFiles('1.1.0') })).status).toBe(
    'success',
  )
  // The token of the configuration stays valid.
  expect((await ask(app, 'PUT', '/mf-cart/1.2.0?traffic=100', { tar: cartFiles('1.2.0') })).status).toBe('success')
  const { data } = await asAdmin(app, 'GET', '/names')
  expect(data[0]).toMatchObject({ name: 'mf-cart', owner: 'Team', registered: true, tokens: 1, configured: 1 })
})

test('owner and budget as registered are what an upload is checked against', async () => {
  const dir = releaseStore()
  const [app, there] = [await startReleaseSite(dir), await startReleaseSite(dir)]
  const { token } = await registerGift(app, { budget: 1_000 })
  const check = async (facts: object) =>
    (await ask(app, 'POST', '/mf-gift/1.0.0/check', { token, tar: giftFiles('1.0.0', facts) })).data.failures
  expect(await check({})).toEqual([])
  expect(await check({ owner: 'Cart' })).toEqual(['Its owner is "Cart", but mf-gift is registered for "Gift".'])
  const large = releaseFiles('mf-gift', '1.0.0', {
    routes: ['/gift'],
    facts: { shared: { react: '^19.3.1' }, owner: 'Gift', budget: 50_000 },
    files: { 'remoteEntry.js': 'x'.repeat(1_500) },
  })
  const budget = async () => (await ask(app, 'POST', '/mf-gift/1.0.0/check', { token, tar: large })).data.failures
  expect(await budget()).toEqual([expect.stringMatching(/more than its registered budget of 1\.0 kB\.$/)])
  const changed = await asAdmin(there, 'PATCH', '/names/mf-gift', { budget: null })
  expect(changed.data).toMatchObject({ owner: 'Gift', budget: null })
  expect(await budget()).toEqual([])
})

test('a name that is live stays, another is removed with its tokens', async () => {
  const app = await startReleaseSite()
  const { token } = await registerGift(app)
  expect((await asAdmin(app, 'DELETE', '/names/mf-cart')).message).toBe('mf-cart is live and cannot be removed.')
  expect((await asAdmin(app, 'DELETE', '/names/mf-gift')).status).toBe('success')
  expect((await ask(app, 'GET', '', { token })).message).toBe('The token is not valid.')
  expect((await asAdmin(app, 'DELETE', '/names/mf-gift')).message).toContain('is not registered')
  const tokens = { label: 'CI', kind: 'job', days: 1 }
  expect((await asAdmin(app, 'POST', '/names/mf-gift/tokens', tokens)).message).toContain('Register it first')
})

test("a team's token sees its own name and changes nothing, so that a stolen one makes no other", async () => {
  const app = await startReleaseSite()
  const { token } = await registerGift(app)
  const statusOf = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', url: string, payload?: object) =>
    (
      await app.inject({
        method,
        url: `/releases/v1${url}`,
        headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { payload: JSON.stringify(payload) }),
      })
    ).statusCode
  expect((await ask(app, 'GET', '/names', { token })).data).toEqual([expect.objectContaining({ name: 'mf-gift' })])
  expect((await ask(app, 'GET', '/names/mf-gift/tokens', { token })).data).toHaveLength(1)
  const facts = { label: 'Another', kind: 'job', days: 365 }
  expect([
    await statusOf('GET', '/names/mf-cart/tokens'),
    await statusOf('GET', '/names/history'),
    await statusOf('POST', '/names', { name: 'mf-more', owner: 'Gift' }),
    await statusOf('PATCH', '/names/mf-gift', { budget: 2_000_000 }),
    await statusOf('DELETE', '/names/mf-gift'),
    await statusOf('POST', '/names/mf-gift/tokens', facts),
    await statusOf('DELETE', '/names/mf-gift/tokens/0123456789abcdef'),
    await statusOf('POST', '/mf-cart/rollback', {}),
  ]).toEqual(Array(8).fill(403))
})

test.each<[string, string, object, string]>([
  ['without a name', '/names', { owner: 'Gift' }, 'name must be a string.'],
  ['with capitals', '/names', { name: 'Mf-Gift', owner: 'Gift' }, 'is not a valid name'],
  ['with letters that look like others', '/names', { name: 'mf-саrt', owner: 'Gift' }, 'is not a valid name'],
  ['that leaves its folder', '/names', { name: '../discovery', owner: 'Gift' }, 'is not a valid name'],
  ['of a folder of the store', '/names', { name: 'discovery', owner: 'Gift' }, 'is not a valid name'],
  ['of an address of the API', '/names', { name: 'names', owner: 'Gift' }, 'is not a valid name'],
  ['that passes for the API', '/names', { name: 'api', owner: 'Gift' }, 'which is a part of the site'],
  ['with two dashes', '/names', { name: 'mf--cart', owner: 'Gift' }, 'words of small letters'],
  ['without an owner', '/names', { name: 'mf-gift' }, 'owner must be 1 to 60'],
  ['with an address as the owner', '/names', { name: 'mf-gift', owner: 'ada@shop.example' }, 'owner must be 1 to 60'],
  [
    'with a budget of nothing',
    '/names',
    { name: 'mf-gift', owner: 'Gift', budget: 0 },
    'budget must be a whole number',
  ],
  ['with a token without a label', '/names/mf-cart/tokens', { kind: 'job', days: 9 }, 'label must be 1 to 60'],
  ['with a hidden character', '/names/mf-cart/tokens', { label: 'CI\u202e', kind: 'job', days: 9 }, 'label must be'],
  ['with a token of no kind', '/names/mf-cart/tokens', { label: 'CI', days: 9 }, 'kind must be "person" or "job".'],
  ['with a token of two years', '/names/mf-cart/tokens', { label: 'CI', kind: 'job', days: 730 }, 'from 1 to 365'],
])('a registration %s is refused, and nothing is written', async (_, path, body, message) => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  expect((await asAdmin(app, 'POST', path, body)).message).toContain(message)
  expect(readdirSync(dir)).not.toContain('_names')
})

test('a label is given once among the valid tokens, and a name has 50 of them at most', async () => {
  const app = await startReleaseSite()
  const add = (label: string) => asAdmin(app, 'POST', '/names/mf-cart/tokens', { label, kind: 'job', days: 9 })
  const { data: first } = await add('CI 0')
  expect(await add('CI 0')).toMatchObject({
    field: 'label',
    message: expect.stringContaining('has a valid token "CI 0"'),
  })
  await asAdmin(app, 'DELETE', `/names/mf-cart/tokens/${first.id}`)
  for (let count = 0; count < 50; count += 1) expect((await add(`CI ${count}`)).status).toBe('success')
  expect((await add('CI 50')).message).toContain('mf-cart has 50 valid tokens.')
})

test('a token that one edge has just made is valid at the other', async () => {
  const dir = releaseStore()
  const [here, there] = [await startReleaseSite(dir), await startReleaseSite(dir)]
  expect((await asAdmin(there, 'GET', '/names')).status).toBe('success')
  const { token } = await registerGift(here)
  await until(async () => (await ask(there, 'GET', '', { token })).status === 'success')
})

test('wrong tokens of an address are limited and lock no good one out', async () => {
  const app = await startReleaseSite()
  const { token } = await registerGift(app)
  const statusWith = async (text: string) =>
    (await app.inject({ url: '/releases/v1', headers: { authorization: `Bearer ${text}` } })).statusCode
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries += 1) statuses.push(await statusWith(`${token.slice(0, -4)}0000`))
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect([await statusWith(token), await statusWith(CART_TOKEN), await statusWith(ADMIN_TOKEN)]).toEqual([
    200, 200, 200,
  ])
})

test('a token that is revoked while its upload is on the way releases nothing', async () => {
  const dir = releaseStore()
  const app = await startReleaseSite(dir)
  const { token, id } = await registerGift(app)
  const address = await app.listen({ port: 0 })
  const tar = await tarOf(giftFiles('1.0.0'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' }
  const uploading = request(`${address}/releases/v1/mf-gift/1.0.0?traffic=100`, { method: 'PUT', headers })
  const answered = new Promise<IncomingMessage>((done, fail) => uploading.on('response', done).on('error', fail))
  uploading.write(tar.subarray(0, 512))
  await until(() => readdirSync(dir).some((name) => name.startsWith('.draft')))
  expect((await asAdmin(app, 'DELETE', `/names/mf-gift/tokens/${id}`)).status).toBe('success')
  uploading.end(tar.subarray(512))
  const answer = await answered
  expect([answer.statusCode, await text(answer)]).toEqual([401, expect.stringContaining('The token was revoked')])
  expect(readdirSync(dir)).not.toContain('mf-gift')
})

test("a team's token works while the API is down, and is 503 in words while the store is", async () => {
  const bucket = await startS3Bucket()
  const settings = { releasesBucket: bucket, releaseTokens: {} }
  const first = await startReleaseSite(makeReleaseStore({}), settings)
  const { token } = await registerGift(first)
  const other = await startSite({ ...settings, releasesDir: makeReleaseStore({}), apiUrl: NOBODY })
  expect((await ask(other, 'GET', '/names', { token })).data).toHaveLength(1)
  expect((await ask(other, 'GET', '/names', { token: ADMIN_TOKEN })).message).toContain('the API does not answer')
  const third = await startSite({ ...settings, releasesDir: makeReleaseStore({}), apiUrl: NOBODY })
  bucket.down(true)
  const answer = await third.inject({ url: '/releases/v1', headers: { authorization: `Bearer ${token}` } })
  expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining('The release store')])
})
