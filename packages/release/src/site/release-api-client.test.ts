import { join } from 'node:path'
import { closeAfterEach } from '../../../../edge/src/testing/close-after-each'
import { CART_TOKEN, cartCode, cartFiles, startReleaseSite } from '../../../../edge/src/testing/start-release-site'
import { makeTree } from '../../../../tools/src/testing/make-tree'
import { releaseArchive } from '../format/release-archive'
import { historyLines, nameLines } from '../format-release-state'
import { releaseApiClient } from './release-api-client'

closeAfterEach()

/** A build of mf-cart as the bundler writes it. */
async function built(version: string, server = cartCode()): Promise<Buffer> {
  const { 'server/remoteEntry.cjs': _, 'integrity.json': __, ...browser } = cartFiles(version)
  const files = Object.entries(browser).map(([file, content]) => [`dist/browser/${file}`, content])
  const dir = makeTree({ ...Object.fromEntries(files), 'dist/server/remoteEntry.cjs': server })
  return releaseArchive(join(dir, 'dist/browser'))
}

const open = async (token = CART_TOKEN) =>
  releaseApiClient(await (await startReleaseSite()).listen({ host: '127.0.0.1', port: 0 }), token)

test('a build is released to 10 %, promoted and rolled back, and status shows each step', async () => {
  const client = await open()
  expect((await client.one('mf-cart'))?.versions).toEqual(['1.0.0'])
  expect(await client.one('mf-gifts')).toBeUndefined()
  const tar = await built('1.1.0')
  expect(await client.check('mf-cart', '1.1.0', tar, [])).toEqual({ passed: true, failures: [] })
  expect(await client.upload('mf-cart', '1.1.0', tar, { traffic: '10', why: 'Gifts' })).toMatchObject({ revision: 2 })
  await expect(client.promote('mf-cart', '1.0.9', '')).rejects.toThrow('The canary of mf-cart is 1.1.0, not 1.0.9.')
  await client.promote('mf-cart', '1.1.0', '')
  expect(await client.rollback('mf-cart', '1.0.9', '')).toBeNull()
  await client.rollback('mf-cart', undefined, 'Too early')

  const state = await client.all()
  const cart = state.names.find(({ name }) => name === 'mf-cart')
  expect(cart && nameLines(cart).join('\n')).toMatch(/mf-cart \(team Team\)\n {2}1\.0\.0 +for everybody/)
  expect(historyLines(state, 'mf-cart').join('\n')).toMatch(
    / {2}4\. .* rollback mf-cart 1\.0\.0 for everybody, by team mf-cart: Too early\n {2}3\. .* promote mf-cart 1\.1\.0/,
  )
})

test('every failed check is printed', async () => {
  const client = await open()
  const tar = await built('1.1.0', cartCode('null.lines'))
  await expect(client.upload('mf-cart', '1.1.0', tar, { traffic: '100' })).rejects.toThrow(
    /^mf-cart 1\.1\.0 failed the release check\.\n {2}✗ The page \/cart throws when it is rendered/,
  )
})

test('a wrong token and an unreachable site are reported in one sentence', async () => {
  await expect((await open('another-token-than-ours')).all()).rejects.toThrow('The token is not valid.')
  await expect(releaseApiClient('http://127.0.0.1:9', CART_TOKEN).all()).rejects.toThrow('No site answers at')
})
