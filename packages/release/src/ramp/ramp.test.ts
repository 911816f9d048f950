import { closeAfterEach } from '../../../../edge/src/testing/close-after-each'
import { CART_TOKEN, cartFiles, startReleaseSite, tarOf } from '../../../../edge/src/testing/start-release-site'
import { releaseApiClient } from '../site/release-api-client'
import { ramp } from './ramp'

closeAfterEach()

const HOW = { why: 'Wider', retire: [], replaceCanary: false, again: false }

/** A site with mf-cart 1.1.0 uploaded, live for nobody. */
async function open() {
  const client = releaseApiClient(await (await startReleaseSite()).listen({ host: '127.0.0.1', port: 0 }), CART_TOKEN)
  expect(await client.upload('mf-cart', '1.1.0', await tarOf(cartFiles('1.1.0')), {})).toMatchObject({ revision: null })
  const shares = async () => (await client.one('mf-cart'))?.live.map(({ version, traffic }) => `${version} ${traffic}`)
  return { client, shares }
}
const plan = (...steps: number[]) => ({
  ...{ name: 'mf-cart', version: '1.1.0', steps, everyMinutes: 1, noWait: false, lookMs: 5 },
  ...HOW,
})

test('a ramp is started at the site, which goes on without this command', async () => {
  const { client, shares } = await open()
  const said: string[] = []
  expect(await ramp(client, { ...plan(10, 50), noWait: true }, (line) => said.push(line))).toBe(true)
  expect(said).toEqual([expect.stringContaining('canary mf-cart 1.1.0 for 10 % of the visitors, by team mf-cart')])
  expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10'])
  expect((await client.one('mf-cart'))?.ramp).toMatchObject({ version: '1.1.0', steps: [10, 50], everyMinutes: 1 })
})

test('the command follows the steps of the site until the last one', async () => {
  const { client } = await open()
  const said: string[] = []
  const followed = ramp(client, plan(10, 50), (line) => {
    said.push(line)
    // The test cannot move the site's clock, so it takes the last step by hand.
    if (said.length === 2) void client.live('mf-cart', '1.1.0', { ...HOW, traffic: 50 })
  })
  expect(await followed).toBe(true)
  expect(said.at(-1)).toContain('canary mf-cart 1.1.0 for 50 % of the visitors')
})

test('a ramp that is rolled back says by whom and why, and fails', async () => {
  const { client } = await open()
  const said: string[] = []
  const followed = ramp(client, plan(10, 50), (line) => {
    said.push(line)
    if (said.length === 2) void client.rollback('mf-cart', undefined, 'Too slow')
  })
  expect(await followed).toBe(false)
  expect(said.slice(2)).toEqual([
    expect.stringMatching(/rollback mf-cart 1\.0\.0 for everybody, by team mf-cart: Too slow$/),
    'The ramp of mf-cart 1.1.0 ended at 0 % of the visitors.',
  ])
})

test('a moment without an answer is not the end of a ramp', async () => {
  const { client } = await open()
  let calls = 0
  const all = () => {
    calls += 1
    if (calls === 1) return Promise.reject(new Error('no answer'))
    if (calls === 2) void client.live('mf-cart', '1.1.0', { ...HOW, traffic: 50 })
    return client.all()
  }
  expect(await ramp({ ...client, all }, plan(10, 50), () => {})).toBe(true)
  const never = () => Promise.reject(new Error('no answer'))
  await expect(ramp({ ...client, all: never }, { ...plan(70), lookMs: 1 }, () => {})).rejects.toThrow('no answer')
})
