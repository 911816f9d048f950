import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAfterEach, closeLater } from '../../testing/close-after-each'
import { ADMIN_TOKEN, ask, cartFiles, releaseStore, startReleaseSite } from '../../testing/start-release-site'
import { startUpstream } from '../../testing/start-upstream'
import { compareStages } from './compare-stages'
import { parseStagesSetting } from './parse-stages-setting'
import { readStage } from './read-stage'
import { createStageCache } from './stage-cache'

closeAfterEach()

const live = (version: string, traffic = 100) => ({ version, traffic, default: traffic >= 50, since: null })
const stage = (name: string, versions: Record<string, ReturnType<typeof live>[]>) => ({
  name,
  live: new Map(Object.entries(versions)),
})

test('the setting lists stages in order and says which one this site is', () => {
  expect(parseStagesSetting('staging=https://staging.shop.example, production=this')).toEqual([
    { name: 'staging', url: 'https://staging.shop.example' },
    { name: 'production', url: undefined },
  ])
  expect(parseStagesSetting(undefined)).toEqual([])
})

test.each([
  ['https://shop.example', 'must list <name>=<address>'],
  ['Staging=https://shop.example', 'must list <name>=<address>'],
  ['staging=ftp://shop.example', 'must give staging an address'],
  ['staging=https://shop.example/path', 'must give staging an address'],
  ['staging=https://ada:secret@shop.example', 'must give staging an address'],
  ['a=https://a.example,a=https://b.example', 'once'],
  ['a=this,b=this', 'once'],
  [Array.from({ length: 9 }, (_, index) => `s${index}=https://a.example`).join(','), 'at most 8'],
])('the setting %s stops the start', (value, words) => expect(() => parseStagesSetting(value)).toThrow(words))

test('rows say how many versions a stage is behind and which version to carry on', () => {
  const [row] = compareStages(
    [
      stage('test', { 'mf-cart': [live('1.10.0')] }),
      stage('staging', { 'mf-cart': [live('1.9.0'), live('1.10.0', 10)] }),
      stage('production', { 'mf-cart': [live('1.8.0')] }),
    ],
    () => ['1.8.0', '1.8.1', '1.7.0'],
  )
  expect(row?.cells.map((cell) => [cell?.behind, cell?.next])).toEqual([
    [0, null],
    [1, { version: '1.10.0', from: 'test' }],
    [3, { version: '1.10.0', from: 'test' }],
  ])
})

test('a name that a stage lacks can be carried on, an older version and a local build cannot', () => {
  const rows = compareStages(
    [
      stage('staging', { 'mf-gift': [live('1.0.0')], 'mf-cart': [live('1.0.0')], 'mf-menu': [live('2.0.0-abcdef12')] }),
      { name: 'broken', live: undefined },
      stage('production', { 'mf-cart': [live('1.1.0')], 'mf-menu': [live('1.0.0')] }),
      stage('here', { 'mf-cart': [live('1.1.0-abcdef12')], 'mf-gift': [live('0.9.0-abcdef12')] }),
    ],
    () => [],
  )
  expect(rows.map(({ name, cells }) => [name, cells[1], cells[2]?.behind, cells[2]?.next])).toEqual([
    ['mf-cart', null, 0, null],
    ['mf-gift', null, 0, { version: '1.0.0', from: 'staging' }],
    ['mf-menu', null, 0, null],
  ])
  // A local build counts as the version that it was built from.
  const here = rows.map(({ cells }) => [cells[3]?.behind, cells[3]?.next?.version])
  expect(here).toEqual([
    [0, undefined],
    [1, '1.0.0'],
    [0, '1.0.0'],
  ])
})

test('the table shows another site with its canary and age, and a stage that fails stays alone', async () => {
  const staging = await startReleaseSite()
  await ask(staging, 'PUT', '/mf-cart/1.1.0?traffic=10', { tar: cartFiles('1.1.0') })
  const url = await staging.listen({ host: '127.0.0.1', port: 0 })
  const site = await startReleaseSite(releaseStore(), {
    stages: parseStagesSetting(`staging=${url},broken=http://127.0.0.1:9,production=this`),
  })
  const { data } = await ask(site, 'GET', '/stages', { token: ADMIN_TOKEN })
  expect(data.stages).toEqual([
    { name: 'staging', url, problem: null },
    { name: 'broken', url: 'http://127.0.0.1:9', problem: 'It does not answer.' },
    { name: 'production', url: null, problem: null },
  ])
  const cart = data.rows.find(({ name }: { name: string }) => name === 'mf-cart')
  const [there, broken, here] = cart.cells
  expect(there.live.map(({ version, traffic }: { version: string; traffic: number }) => [version, traffic])).toEqual([
    ['1.0.0', 90],
    ['1.1.0', 10],
  ])
  expect(Date.parse(there.live[1].since)).toBeGreaterThan(Date.parse('2026-01-01'))
  expect(broken).toBeNull()
  expect([here.behind, here.live[0].version]).toEqual([1, '1.0.0'])
  expect((await site.inject('/releases/v1/stages')).statusCode).toBe(401)
})

test('without the setting the table has this site only', async () => {
  const { data } = await ask(await startReleaseSite(), 'GET', '/stages')
  expect(data.stages).toEqual([{ name: 'This site', url: null, problem: null }])
})

test('the public document of all versions differs from the one of a visitor', async () => {
  const site = await startReleaseSite()
  await ask(site, 'PUT', '/mf-cart/1.1.0?traffic=10', { tar: cartFiles('1.1.0') })
  const all = await site.inject('/discovery.json?versions=all')
  expect(all.json().microFrontends['mf-cart']).toHaveLength(2)
  expect((await site.inject('/discovery.json')).json().microFrontends['mf-cart']).toHaveLength(1)
  const again = { url: '/discovery.json?versions=all', headers: { 'if-none-match': String(all.headers.etag) } }
  expect((await site.inject(again)).statusCode).toBe(304)
})

test('another site is read without credentials and redirects, within its limits', async () => {
  const headers: Record<string, unknown>[] = []
  const answers = await startUpstream((request, response) => {
    headers.push(request.headers)
    response.writeHead(302, { location: 'http://127.0.0.1:9/secret' })
    response.end()
  })
  await expect(readStage(answers)).rejects.toThrow('It redirects, which is not followed.')
  expect(headers[0]).not.toHaveProperty('cookie')
  expect(headers[0]).not.toHaveProperty('authorization')

  const large = await startUpstream((_, response) => void response.end(`{"x":"${'x'.repeat(3 * 1024 * 1024)}"}`))
  await expect(readStage(large)).rejects.toThrow('Its answer is too large.')
  const wrong = await startUpstream((_, response) => void response.end('<html>'))
  await expect(readStage(wrong)).rejects.toThrow('Its answer is no discovery document.')
  const failing = await startUpstream((_, response) => void response.writeHead(500).end())
  await expect(readStage(failing)).rejects.toThrow('It answers with status 500.')

  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  closeLater({
    close: () => {
      silent.closeAllConnections()
      silent.close()
    },
  })
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  await expect(readStage(`http://127.0.0.1:${port}`, 50)).rejects.toThrow('It does not answer within 0.05 s.')
})

test('however many look, each site is asked once in 30 seconds', async () => {
  let [now, asked] = [0, 0]
  const read = createStageCache(
    async () => {
      asked += 1
      throw new Error('It does not answer.')
    },
    () => now,
  )
  await Promise.all([read('a'), read('a')])
  now = 29_999
  expect(await read('a')).toEqual({ live: undefined, problem: 'It does not answer.' })
  expect(asked).toBe(1)
  now = 30_000
  await read('a')
  expect(asked).toBe(2)
})

test('a stage is not behind a version that was taken back', async () => {
  const site = await startReleaseSite()
  const behind = async () => {
    const { data } = await ask(site, 'GET', '/stages')
    return data.rows.find(({ name }: { name: string }) => name === 'mf-cart').cells[0].behind
  }
  await ask(site, 'PUT', '/mf-cart/1.1.0?traffic=10', { tar: cartFiles('1.1.0') })
  expect(await behind()).toBe(1)
  await ask(site, 'POST', '/mf-cart/rollback', { body: { why: 'It fails' } })
  expect(await behind()).toBe(0)
})
