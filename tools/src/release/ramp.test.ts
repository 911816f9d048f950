import { closeAfterEach } from '../../../edge/src/testing/close-after-each'
import { CART_TOKEN, cartFiles, startReleaseSite, tarOf } from '../../../edge/src/testing/start-release-site'
import { looksWorse } from './looks-worse'
import { ramp } from './ramp'
import { releaseApiClient } from './release-api-client'

closeAfterEach()

const HOW = { why: 'Wider', retire: [], replaceCanary: false, again: false }

/** A site with mf-cart 1.1.0 uploaded, live for nobody. */
async function open() {
  const client = releaseApiClient(await (await startReleaseSite()).listen({ host: '127.0.0.1', port: 0 }), CART_TOKEN)
  expect(await client.upload('mf-cart', '1.1.0', await tarOf(cartFiles('1.1.0')), {})).toMatchObject({ revision: null })
  const shares = async () => (await client.one('mf-cart'))?.live.map(({ version, traffic }) => `${version} ${traffic}`)
  return { client, shares }
}
const plan = (...steps: number[]) => ({ name: 'mf-cart', version: '1.1.0', steps, everyMs: 20, lookMs: 5 })

test('an uploaded version goes live step by step until everybody has it', async () => {
  const { client, shares } = await open()
  const said: string[] = []
  expect(await ramp(client, plan(10, 50, 100), HOW, (line) => said.push(line))).toBe(true)
  expect(said.map((line) => / (canary|promote|release) (.*), by/.exec(line)?.slice(1))).toEqual([
    ['canary', 'mf-cart 1.1.0 for 10 % of the visitors'],
    ['canary', 'mf-cart 1.1.0 for 50 % of the visitors'],
    ['promote', 'mf-cart 1.1.0 for everybody'],
  ])
  expect(await shares()).toEqual(['1.1.0 100'])
})

test('a ramp continues from the share that the canary has', async () => {
  const { client, shares } = await open()
  await client.live('mf-cart', '1.1.0', { ...HOW, traffic: 20 })
  const said: string[] = []
  expect(await ramp(client, plan(10, 50), HOW, (line) => said.push(line))).toBe(true)
  expect(said[0]).toBe('mf-cart 1.1.0 is live for 20 % of the visitors already.')
  expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50'])
})

test('a ramp stops when the version is rolled back, and says by whom and why', async () => {
  const { client, shares } = await open()
  const said: string[] = []
  const ramped = ramp(client, { ...plan(10, 50), everyMs: 60_000 }, HOW, (line) => {
    said.push(line)
    if (said.length === 1) void client.rollback('mf-cart', undefined, 'Too slow')
  })
  expect(await ramped).toBe(false)
  expect(said[1]).toBe('The ramp of mf-cart 1.1.0 stops before 50 %: it was rolled back by team mf-cart (Too slow).')
  expect(await shares()).toEqual(['1.0.0 100'])
})

const counted = (version: string, visits: number, failed: number, server = { visits: 0, failed: 0 }) => ({
  ...{ version, visits, failed, server },
})

test('a ramp stops when the canary fails more often than the version for everybody', async () => {
  const { client, shares } = await open()
  const evidence = async () => ({ canary: counted('1.1.0', 100, 7), stable: counted('1.0.0', 900, 2) })
  const said: string[] = []
  const stopped = await ramp({ ...client, evidence }, plan(10, 50), HOW, (line) => said.push(line))
  expect(stopped).toBe(false)
  expect(said[1]).toContain('stops before 50 %: 1.1.0 failed on 7 of 100 page views in browsers, 1.0.0 on 2 of 900.')
  expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10'])
})

test('few failures and an equal share are no reason to stop, failures on the server are', () => {
  const stable = counted('1.0.0', 900, 9, { visits: 900, failed: 0 })
  expect(looksWorse({ canary: counted('1.1.0', 10, 2), stable })).toBeUndefined()
  expect(looksWorse({ canary: counted('1.1.0', 300, 3), stable })).toBeUndefined()
  const canary = counted('1.1.0', 100, 0, { visits: 100, failed: 3 })
  expect(looksWorse({ canary, stable })).toContain('3 of 100 pages rendered on the server')
})
