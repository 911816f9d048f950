import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { collectGarbage, until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { writeFiles } from '../../testing/release-files'
import { startS3Bucket } from '../../testing/start-s3-bucket'
import { startUpstream } from '../../testing/start-upstream'
import { folderStore } from './folder-store'
import type { ReleaseStore } from './release-store'
import { s3Store } from './s3-store'

closeAfterEach()

const draft = (content: string) =>
  writeFiles(join(makeReleaseStore({}), 'draft'), { 'main.js': content, 'server/a.cjs': '1' })

describe.each<[string, () => Promise<ReleaseStore>]>([
  ['a folder', async () => folderStore(makeReleaseStore({}))],
  ['a bucket', async () => s3Store(await startS3Bucket(), makeReleaseStore({}))],
])('the release store in %s', (_, open) => {
  test('stores a complete release once', async () => {
    const store = await open()
    expect(await store.has('mf-cart', '1.0.0')).toBe(false)
    expect(await store.add('mf-cart', '1.0.0', draft('first'))).toBe(true)
    expect(await store.add('mf-cart', '1.0.0', draft('second'))).toBe(false)
    expect(await store.has('mf-cart', '1.0.0')).toBe(true)
    await store.download('mf-cart', '1.0.0')
    expect(readFileSync(join(store.dir, 'mf-cart/1.0.0/main.js'), 'utf8')).toBe('first')
    expect(readFileSync(join(store.dir, 'mf-cart/1.0.0/server/a.cjs'), 'utf8')).toBe('1')
    await store.add('mf-cart', '1.1.0', draft('third'))
    expect((await store.versions('mf-cart')).sort()).toEqual(['1.0.0', '1.1.0'])
    expect(await store.versions('mf-account')).toEqual([])
  })

  test('stores only one of several simultaneous uploads of a version, completely', async () => {
    const store = await open()
    const added = await Promise.all(['a', 'b', 'c'].map((content) => store.add('mf-cart', '2.0.0', draft(content))))
    expect(added.filter(Boolean)).toHaveLength(1)
    await store.download('mf-cart', '2.0.0')
    const kept = readFileSync(join(store.dir, 'mf-cart/2.0.0/main.js'), 'utf8')
    expect(kept).toBe(['a', 'b', 'c'][added.indexOf(true)])
  })

  test('gives each revision number once and lists them in order', async () => {
    const store = await open()
    expect(await store.revisions()).toEqual([])
    expect(await store.revision(1)).toBeUndefined()
    const taken = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.addRevision(1, text)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await store.revision(1)).toBe(['a', 'b', 'c', 'd'][taken.indexOf(true)])
    for (const number of [10, 2, 9]) await store.addRevision(number, String(number))
    expect(await store.revisions()).toEqual([1, 2, 9, 10])
    await store.removeRevision(2)
    expect(await store.revisions()).toEqual([1, 9, 10])
  })

  test('removes a release when it is pruned', async () => {
    const store = await open()
    await store.add('mf-cart', '1.0.0', draft('first'))
    await store.remove('mf-cart', '1.0.0')
    expect(await store.has('mf-cart', '1.0.0')).toBe(false)
    expect(existsSync(join(store.dir, 'mf-cart/1.0.0'))).toBe(false)
  })
})

test('a machine without a copy downloads a release once for several requests', async () => {
  const bucket = await startS3Bucket()
  await s3Store(bucket, makeReleaseStore({})).add('mf-cart', '1.0.0', draft('first'))
  const fresh = s3Store(bucket, makeReleaseStore({}))
  await Promise.all([1, 2, 3].map(() => fresh.download('mf-cart', '1.0.0')))
  expect(readFileSync(join(fresh.dir, 'mf-cart/1.0.0/server/a.cjs'), 'utf8')).toBe('1')
  await fresh.download('mf-cart', '9.9.9')
  expect(existsSync(join(fresh.dir, 'mf-cart/9.9.9'))).toBe(false)
})

test('requests signed with other keys are refused', async () => {
  const bucket = await startS3Bucket()
  const store = s3Store({ ...bucket, secretAccessKey: 'another' }, makeReleaseStore({}))
  await expect(store.revisions()).rejects.toThrow('status 403')
  await expect(store.addRevision(1, 'x')).rejects.toThrow('status 403')
  await expect(store.add('mf-cart', '1.0.0', draft('first'))).rejects.toThrow('status 403')
})

test('a failing bucket is not taken for an empty one', async () => {
  const bucket = await startS3Bucket()
  const store = s3Store(bucket, makeReleaseStore({}))
  bucket.down(true)
  await expect(store.revisions()).rejects.toThrow('status 500')
  await expect(store.revision(1)).rejects.toThrow('status 500')
  await expect(store.addRevision(1, 'x')).rejects.toThrow('status 500')
})

test('a write whose response was lost succeeds, and a taken name is refused', async () => {
  const bucket = await startS3Bucket()
  const store = s3Store(bucket, makeReleaseStore({}))
  bucket.loseNextAnswer()
  expect(await store.addRevision(1, 'ours')).toBe(true)
  expect(await store.addRevision(1, 'another')).toBe(false)
  expect(await store.addRevision(1, 'ours')).toBe(false)
  bucket.loseNextAnswer()
  expect(await store.add('mf-cart', '1.0.0', draft('first'))).toBe(true)
  expect(await store.revision(1)).toBe('ours')
})

test('a slow download is not aborted while data arrives', async () => {
  const bucket = await startS3Bucket()
  await s3Store(bucket, makeReleaseStore({})).add('mf-cart', '1.0.0', draft('first'))
  bucket.drip(250)
  const fresh = s3Store({ ...bucket, idleMs: 1_500 }, makeReleaseStore({}))
  await fresh.download('mf-cart', '1.0.0')
  expect(readFileSync(join(fresh.dir, 'mf-cart/1.0.0/main.js'), 'utf8')).toBe('first')
})

test.each([
  ['never answers', () => {}],
  ['stops in the middle of an answer', (response: ServerResponse) => response.write('half')],
])('a request is aborted when the bucket %s, whether garbage is collected or not', async (_, answer) => {
  let open = 0
  const origin = await startUpstream((_, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    answer(response)
  })
  const keys = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' }
  const asked = s3Store({ url: `${origin}/shop`, ...keys, idleMs: 1_000 }, makeReleaseStore({})).revision(1)
  const refused = expect(asked).rejects.toThrow()
  await Promise.race([until(() => open > 0), refused])
  await collectGarbage()
  await refused
  await until(() => open === 0)
})
