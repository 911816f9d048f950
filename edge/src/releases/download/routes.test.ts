import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { INTEGRITY_FILE, integrityOf } from '@superium/release/integrity'
import { until } from '@superium/shared/testing/node'
import { extract } from 'tar'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import {
  ADMIN_TOKEN,
  ask,
  CART_TOKEN,
  cartFiles,
  releaseStore,
  startReleaseSite,
} from '../../testing/start-release-site'
import { startUpstream } from '../../testing/start-upstream'

closeAfterEach()

const PATH = '/releases/v1/mf-cart/1.0.0/files'

async function open() {
  const dir = releaseStore()
  const site = await startReleaseSite(dir)
  const get = (url = PATH, token = CART_TOKEN) => site.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { dir, site, get }
}

test('a team gets its stored release with the bytes of its upload, as an administrator does', async () => {
  const { site, get } = await open()
  const files = cartFiles('1.1.0')
  await ask(site, 'PUT', '/mf-cart/1.1.0', { tar: files })
  for (const token of [CART_TOKEN, ADMIN_TOKEN]) {
    const answer = await get('/releases/v1/mf-cart/1.1.0/files', token)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      ...[200, 'application/x-tar', 'no-store'],
    ])
    expect(answer.headers['superium-files-integrity']).toBe(integrityOf(Buffer.from(files[INTEGRITY_FILE] ?? '')))
    const folder = makeReleaseStore({})
    extract({ cwd: folder, sync: true }).end(answer.rawPayload)
    expect(
      Object.fromEntries(Object.keys(files).map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    ).toEqual(files)
  }
})

test('nobody else gets it: no token, another team, what is no version, a draft', async () => {
  const { dir, site, get } = await open()
  expect((await site.inject({ url: PATH })).statusCode).toBe(401)
  expect((await get('/releases/v1/shell/1.0.0/files')).statusCode).toBe(403)
  expect((await get('/releases/v1/mf-cart/9.9.9/files')).json().message).toBe('mf-cart has no version 9.9.9 here.')
  writeFileSync(join(dir, 'mf-cart', '.draft-x'), '')
  for (const version of ['.draft-x', '..%2fshell%2f1.0.0', '1.0', 'discovery']) {
    expect((await get(`/releases/v1/mf-cart/${version}/files`)).statusCode).toBe(400)
  }
})

test.each([
  ['changed', (file: string) => writeFileSync(file, 'evil()')],
  ['missing', (file: string) => rmSync(file)],
  [
    'a link out of the store',
    (file: string) => {
      rmSync(file)
      symlinkSync('/etc/hostname', file)
    },
  ],
])('a release with a file that is %s is not handed out', async (_, damage) => {
  const { dir, get } = await open()
  damage(join(dir, 'mf-cart/1.0.0/routes.js'))
  const answer = await get()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ failures: [expect.stringContaining('routes.js')] })
})

test('the hash alone is answered without the files', async () => {
  const { site, get } = await open()
  const head = await site.inject({ method: 'HEAD', url: PATH, headers: { authorization: `Bearer ${CART_TOKEN}` } })
  expect(head.headers['superium-files-integrity']).toBe((await get()).headers['superium-files-integrity'])
  expect(head.rawPayload).toHaveLength(0)
})

test('a download that is over makes room for the next one, one that goes on does not', async () => {
  const { get } = await open()
  for (let index = 0; index < 6; index++) expect((await get()).statusCode).toBe(200)
  for (let index = 0; index < 6; index++) expect((await get('/releases/v1/mf-cart/9.9.9/files')).statusCode).toBe(404)
  // Two downloads run, and four wait.
  const together = await Promise.all(Array.from({ length: 8 }, () => get()))
  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('callers who leave while their token is verified keep no permit', async () => {
  const asked: ServerResponse[] = []
  const apiUrl = await startUpstream((_request, response) => asked.push(response))
  const site = await startReleaseSite(releaseStore(), { apiUrl })
  const origin = await site.listen({ port: 0 })
  const get = (token: string, signal?: AbortSignal) =>
    fetch(`${origin}${PATH}`, { headers: { authorization: `Bearer ${token}` }, ...(signal && { signal }) })
  for (let index = 0; index < 4; index++) {
    const leaving = new AbortController()
    const left = get(ADMIN_TOKEN, leaving.signal)
    await until(() => asked.length > index)
    leaving.abort()
    await expect(left).rejects.toThrow()
  }
  for (const response of asked) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: { admin: true, email: 'ada@shop.example' } }))
  }
  await until(async () => {
    const answer = await get(CART_TOKEN)
    await answer.arrayBuffer()
    return answer.status === 200
  })
})
