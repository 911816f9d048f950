import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { startS3Bucket } from '../../testing/start-s3-bucket'
import { folderStore } from '../store/folder-store'
import type { ReleaseStore } from '../store/release-store'
import { s3Store } from '../store/s3-store'
import { addToken, registerName, revokeToken } from './change-names'
import { createLastUses } from './last-uses'
import { createRegistry, type Registry } from './registry'
import { makeToken } from './release-token'

closeAfterEach()

const by = { kind: 'admin', name: 'ada@shop.example' } as const
const nothing = () => {}
const register = (registry: Registry, name: string, owner = 'Gift') =>
  registry.change((names, at) => registerName(names, name, { owner, budget: undefined }, { by, at }))
const namesOf = async (registry: Registry) => (await registry.current()).map(({ name, owner }) => `${name} ${owner}`)

describe.each<[string, () => Promise<ReleaseStore>]>([
  ['a folder', async () => folderStore(makeReleaseStore({}))],
  ['a bucket', async () => s3Store(await startS3Bucket(), makeReleaseStore({}))],
])('the registered names in %s', (_, open) => {
  test('of two edges that register one name at the same time one does, and no other name is lost', async () => {
    const store = await open()
    const edges = [createRegistry(store, nothing), createRegistry(store, nothing)] as const
    const tried = await Promise.allSettled([
      register(edges[0], 'mf-gift', 'Gift'),
      register(edges[1], 'mf-gift', 'Presents'),
      register(edges[0], 'mf-wish', 'Wish'),
      register(edges[1], 'mf-club', 'Club'),
    ])
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    const refused = tried.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^mf-gift is registered already/),
    })
    const names = await namesOf(createRegistry(store, nothing))
    expect(names).toEqual(['mf-club Club', expect.stringMatching(/^mf-gift (Gift|Presents)$/), 'mf-wish Wish'])
  })

  test('another edge knows a revoked token after two seconds, and this one at once', async () => {
    const store = await open()
    let time = 0
    const here = createRegistry(store, nothing, () => time)
    const there = createRegistry(store, nothing, () => time)
    const { id, hash } = makeToken()
    const facts = { label: 'CI main', kind: 'job', days: 30 } as const
    await register(here, 'mf-gift')
    await here.change((names, at) => addToken(names, 'mf-gift', facts, { id, hash, liveOwner: undefined, by, at }))
    const revokedAt = async (edge: Registry) => (await edge.current())[0]?.tokens[0]?.revokedAt
    expect(await revokedAt(there)).toBeUndefined()
    await here.change((names, at) => revokeToken(names, 'mf-gift', id, { by, at }))
    expect(await revokedAt(here)).toBeDefined()
    time = 2_000
    expect(await revokedAt(there)).toBeDefined()
  })

  test('the history keeps who did what, newest first', async () => {
    const registry = createRegistry(await open(), nothing)
    for (const name of ['mf-a', 'mf-b', 'mf-c']) await register(registry, name)
    const first = await registry.history(undefined, 2)
    expect(first.changes.map(({ number, name, by: { name: who } }) => [number, name, who])).toEqual([
      [3, 'mf-c', 'ada@shop.example'],
      [2, 'mf-b', 'ada@shop.example'],
    ])
    expect(JSON.stringify(first)).not.toContain('tokens')
    expect(first.more).toBe(true)
    expect(await registry.history(2, 2)).toMatchObject({ changes: [{ name: 'mf-a' }], more: false })
  })

  test('a use of a token is noted once a minute and can be read by another edge', async () => {
    const { notes } = await open()
    let now = Date.parse('2026-11-22T12:00:00.000Z')
    const written: string[] = []
    const spied = {
      ...notes,
      write: async (key: string, text: string) => notes.write(key, text).then(() => void written.push(text)),
    }
    const uses = createLastUses(spied, nothing, () => now)
    expect(await uses.of('a')).toBeNull()
    uses.used('a')
    now += 59_000
    uses.used('a')
    now += 1_000
    uses.used('a')
    while (written.length < 2) await new Promise(setImmediate)
    expect([...written].sort()).toEqual(['2026-11-22T12:00:00.000Z', '2026-11-22T12:01:00.000Z'])
    expect(await createLastUses(notes, nothing).of('a')).toMatch(/^2026-11-22T12:0[01]:00.000Z$/)
  })
})

test('a store that does not answer is 503, also for what was known before', async () => {
  const bucket = await startS3Bucket()
  const store = s3Store(bucket, makeReleaseStore({}))
  let time = 0
  const warned: string[] = []
  const registry = createRegistry(
    store,
    (message) => warned.push(message),
    () => time,
  )
  await register(registry, 'mf-gift')
  bucket.down(true)
  expect(await namesOf(registry)).toEqual(['mf-gift Gift'])
  time = 2_000
  const unavailable = { status: 503, message: expect.stringContaining('The release store does not give') }
  await expect(registry.current()).rejects.toMatchObject(unavailable)
  await expect(register(registry, 'mf-wish')).rejects.toMatchObject(unavailable)
  expect(warned[0]).toContain('status 500')
  bucket.down(false)
  expect(await namesOf(registry)).toEqual(['mf-gift Gift'])
})

test('a damaged newest state is 503 and no older one counts in its place', async () => {
  const dir = makeReleaseStore({})
  await register(createRegistry(folderStore(dir), nothing), 'mf-gift')
  writeFileSync(join(dir, '_names/0000000002.json'), '{')
  await expect(createRegistry(folderStore(dir), nothing).current()).rejects.toMatchObject({ status: 503 })
})

test('the store keeps the newest 1,000 steps', async () => {
  const dir = makeReleaseStore({})
  const registry = createRegistry(folderStore(dir), nothing)
  await register(registry, 'mf-gift')
  const event = { by, action: 'change', name: 'mf-gift' } as const
  for (let step = 0; step < 1_001; step += 1) await registry.change((names) => ({ event, names }))
  const files = readdirSync(join(dir, '_names')).sort()
  expect([files.length, files[0], files.at(-1)]).toEqual([1_000, '0000000003.json', '0000001002.json'])
})
