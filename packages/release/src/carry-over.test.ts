import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeAfterEach } from '../../../edge/src/testing/close-after-each'
import {
  CART_TOKEN,
  cartFiles,
  releaseStore,
  startReleaseSite,
  tarOf,
} from '../../../edge/src/testing/start-release-site'
import { startUpstream } from '../../../edge/src/testing/start-upstream'
import { releaseCommand } from './release-command'
import { releaseApiClient } from './site/release-api-client'

closeAfterEach()

/** Two sites with a store each, and mf-cart 1.1.0 uploaded to the first. */
async function open() {
  const dirs = [releaseStore(), releaseStore()] as const
  const [staging, production] = await Promise.all(
    dirs.map(async (dir) => (await startReleaseSite(dir)).listen({ host: '127.0.0.1', port: 0 })),
  )
  if (!staging || !production) throw new Error('two sites')
  const [one, two] = [releaseApiClient(staging, CART_TOKEN), releaseApiClient(production, CART_TOKEN)]
  await one.upload('mf-cart', '1.1.0', await tarOf(cartFiles('1.1.0')), { traffic: '100' })
  const said: string[] = []
  const stages = { staging, production }
  const run = async (line: string, env: Record<string, string> = tokens) => {
    said.length = 0
    const options = line.split(' ').filter(Boolean)
    const code = await releaseCommand(['--name', 'mf-cart', ...options], {
      command: 'superium-release',
      env,
      print: (text) => said.push(text),
      sites: { site: 'production', stages },
    })
    return { code, output: said.join('\n') }
  }
  return { dirs, staging, production, one, two, run, stages }
}
const tokens = { SUPERIUM_RELEASE_TOKEN_STAGING: CART_TOKEN, SUPERIUM_RELEASE_TOKEN_PRODUCTION: CART_TOKEN }

/** The files of a release in a store. */
const stored = (dir: string, file: string): string => readFileSync(join(dir, 'mf-cart/1.1.0', file), 'utf8')

test('what staging has goes to production byte by byte, is live there for a share, and both say the same hash', async () => {
  const { dirs, one, two, run } = await open()
  const { code, output } = await run('--from staging 1.1.0 --traffic 10')
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(
      'mf-cart 1.1.0 is live on production for 10 % of the visitors, with the same files as on staging: sha384-',
    ),
  ])
  for (const file of Object.keys(cartFiles('1.1.0'))) expect(stored(dirs[1], file)).toBe(stored(dirs[0], file))
  const live = async (client: typeof one) =>
    (await client.one('mf-cart'))?.live.find(({ version }) => version === '1.1.0')?.filesIntegrity
  expect(await live(two)).toMatch(/^sha384-/)
  expect(await live(two)).toBe(await live(one))
  expect((await two.all()).history[0]).toMatchObject({ action: 'canary', why: 'The same files as on staging' })
})

test('a version that production has with the same files is not uploaded again, and goes live', async () => {
  const { run } = await open()
  expect((await run('--from staging 1.1.0 --no-live')).output).toContain('uploaded to production and live for nobody')
  expect((await run('--from staging 1.1.0')).output).toContain('is live on production for everybody')
})

test('--check tells what production would refuse, and stores nothing', async () => {
  const { two, run } = await open()
  expect((await run('--from staging 1.1.0 --check')).output).toContain('passes the release check of production')
  expect((await two.one('mf-cart'))?.versions).toEqual(['1.0.0'])
  await run('--from staging 1.1.0')
  await two.rollback('mf-cart', undefined, 'Slow')
  await expect(run('--from staging 1.1.0 --check')).rejects.toThrow(/✗ mf-cart 1\.1\.0 was taken back .*say --again/)
  expect((await run('--from staging 1.1.0 --check --no-live')).code).toBe(0)
  expect((await run('--from staging 1.1.0 --check --again')).code).toBe(0)
})

test('another build under the same version is refused in words', async () => {
  const { two, run } = await open()
  const other = cartFiles('1.1.0', { files: { 'routes.js': 'routes(2)' } })
  await two.upload('mf-cart', '1.1.0', await tarOf(other), {})
  await expect(run('--from staging 1.1.0')).rejects.toThrow(
    /^production already has another build of mf-cart 1\.1\.0: sha384-\S+, not sha384-\S+ A version never changes/,
  )
})

test('a release that is damaged on staging is not sent to production', async () => {
  const { dirs, two, run } = await open()
  writeFileSync(join(dirs[0], 'mf-cart/1.1.0/routes.js'), 'evil()')
  await expect(run('--from staging 1.1.0')).rejects.toThrow(/damaged in the site's store[\s\S]*routes\.js/)
  expect((await two.one('mf-cart'))?.versions).toEqual(['1.0.0'])
})

test.each([
  ['a file that its list does not have', { 'more.js': 'evil()' }, undefined, 'more.js is not what integrity.json'],
  ['a changed file', { 'routes.js': 'evil()' }, undefined, 'routes.js is not what integrity.json of the release says.'],
  ['another hash than the site says', {}, 'sha384-other', 'says that mf-cart 1.1.0 is sha384-other, but has sent'],
])('a site that sends %s is not believed', async (_, change, integrity, reason) => {
  const { two, production } = await open()
  const tar = await tarOf({ ...cartFiles('1.1.0'), ...change })
  const lying = await startUpstream((_request, response) => {
    response.writeHead(200, { 'superium-files-integrity': integrity ?? 'sha384-any' })
    response.end(tar)
  })
  const env = { SUPERIUM_FROM_TOKEN: CART_TOKEN, SUPERIUM_RELEASE_TOKEN: CART_TOKEN }
  const run = releaseCommand(['--name', 'mf-cart', '--from', lying, '--site', production, '1.1.0'], {
    ...{ command: 'superium-release', env, print: () => {} },
  })
  await expect(run).rejects.toThrow(reason)
  expect((await two.one('mf-cart'))?.versions).toEqual(['1.0.0'])
})

test("a site's token is not sent to the other site", async () => {
  const { run, production } = await open()
  const seen: (string | undefined)[] = []
  const staging = await startUpstream((request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(404)
    response.end()
  })
  await expect(run('--from staging 1.1.0', { SUPERIUM_RELEASE_TOKEN: CART_TOKEN })).rejects.toThrow(
    'Set SUPERIUM_RELEASE_TOKEN_STAGING to the token of mf-cart for',
  )
  const env = { SUPERIUM_FROM_TOKEN: 'token-for-staging', SUPERIUM_RELEASE_TOKEN: CART_TOKEN }
  await expect(run(`--from ${staging} --site ${production} 1.1.0`, env)).rejects.toThrow('answered with status 404')
  expect(seen).toEqual(['Bearer token-for-staging'])
})

test('what cannot be meant is refused before anything is sent', async () => {
  const { run } = await open()
  await expect(run('--from production 1.1.0')).rejects.toThrow('is the same site: name two with --from and --site.')
  await expect(run('--from staging')).rejects.toThrow('Name the version of mf-cart: this is not its folder.')
  await expect(run('promote --from staging 1.1.0')).rejects.toThrow('does not go with promote')
  await expect(run('--from staging 9.9.9')).rejects.toThrow('mf-cart has no version 9.9.9 here.')
})
