import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { create, Header } from 'tar'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { writeFiles } from '../../testing/release-files'
import { unpackTar } from './unpack-tar'

closeAfterEach()

const tarOf = (folder: string, paths = ['.']): Readable => Readable.from(create({ cwd: folder, portable: true }, paths))

/** A raw tar entry, as an attacker could write it. */
function entry(
  path: string,
  { type = 'File', content = 'x' }: { type?: 'File' | 'Link' | 'Directory' | 'ExtendedHeader'; content?: string } = {},
): Buffer {
  const block = Buffer.alloc(512)
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
  body.write(content)
  new Header({
    path,
    type,
    size: content.length,
    mode: 0o644,
    ...(type === 'Link' && { linkpath: '/etc/passwd' }),
  }).encode(block)
  return Buffer.concat([block, body])
}
const archive = (...entries: Buffer[]): Readable => Readable.from([Buffer.concat([...entries, Buffer.alloc(1024)])])

test('files are written as they were packed', async () => {
  const target = makeReleaseStore({})
  await unpackTar(tarOf(writeFiles(makeReleaseStore({}), { 'main.js': 'run()', 'server/a.cjs': 'a' })), target)
  expect(readFileSync(join(target, 'main.js'), 'utf8')).toBe('run()')
  expect(readFileSync(join(target, 'server/a.cjs'), 'utf8')).toBe('a')
})

test.each(['../escaped.js', 'server/../../escaped.js', '/tmp/escaped.js', 'a/b/c/d/deep.js', 'with space.js', '..'])(
  'a path like %s is refused',
  async (path) => {
    const target = join(makeReleaseStore({}), 'a/b')
    await expect(unpackTar(archive(entry(path)), writeFiles(target, { keep: '' }))).rejects.toThrow('not a plain file')
    expect(existsSync(join(target, '../escaped.js'))).toBe(false)
  },
)

test('links are refused', async () => {
  const folder = writeFiles(makeReleaseStore({}), { 'main.js': '' })
  symlinkSync('/etc/passwd', join(folder, 'link.js'))
  await expect(unpackTar(tarOf(folder), makeReleaseStore({}))).rejects.toThrow(
    '"link.js" in the upload is not a plain file',
  )
  await expect(
    unpackTar(archive(entry('hard.js', { type: 'Link', content: '' })), makeReleaseStore({})),
  ).rejects.toThrow('hard.js')
})

test('a duplicate file is refused', async () => {
  await expect(unpackTar(archive(entry('a.js'), entry('a.js')), makeReleaseStore({}))).rejects.toThrow(
    '"a.js" is in the upload twice',
  )
})

test.each([
  ['a.js', 'a.js/b.js'],
  ['a.js/b.js', 'a.js'],
])('a path that is a file and a folder is refused in words: %s before %s', async (first, second) => {
  const target = makeReleaseStore({})
  const unpacking = unpackTar(archive(entry(first), entry(second)), target)
  await expect(unpacking).rejects.toMatchObject({
    status: 400,
    message: '"a.js" in the upload is both a file and a folder.',
  })
})

test('an error of the file system is not told to the sender', async () => {
  const target = join(makeReleaseStore({ file: '' }), 'file')
  await expect(unpackTar(archive(entry('a/b.js')), target)).rejects.not.toHaveProperty('status')
})

test('more than 60 MB is refused before it is written', async () => {
  const header = Buffer.alloc(512)
  new Header({ path: 'big.js', type: 'File', size: 70 * 1024 * 1024, mode: 0o644 }).encode(header)
  const upload = new Readable({ read() {} })
  upload.push(header)
  await expect(unpackTar(upload, makeReleaseStore({}))).rejects.toThrow('60 MB')
})

test.each([
  ['folders', entry('folder/', { type: 'Directory', content: '' })],
  ['extended headers', entry('x', { type: 'ExtendedHeader', content: '11 ab=cdef\n' })],
])('too many entries are refused: %s', async (_, one) => {
  const flood = Array<Buffer>(6_001).fill(one)
  await expect(unpackTar(archive(entry('a.js'), ...flood), makeReleaseStore({}))).rejects.toThrow(
    'more than 6000 entries',
  )
})

test('entries other than files count toward the limit of bytes', async () => {
  const header = Buffer.alloc(512)
  new Header({ path: 'x', type: 'ExtendedHeader', size: 900 * 1024 * 1024 }).encode(header)
  const megabyte = Buffer.alloc(1024 * 1024)
  const endless = async function* () {
    yield header
    for (;;) {
      await nextTurn()
      yield megabyte
    }
  }
  const upload = Readable.from(endless())
  await expect(unpackTar(upload, makeReleaseStore({}))).rejects.toThrow('too large')
  upload.destroy()
})

test('a compressed upload is refused however its bytes are chunked, and not unpacked', async () => {
  const packed = gzipSync(Buffer.concat([entry('a.js'), Buffer.alloc(1024)]))
  for (const pieces of [[packed], [...packed].map((byte) => Buffer.from([byte]))]) {
    const target = makeReleaseStore({})
    await expect(unpackTar(Readable.from(pieces), target)).rejects.toThrow('The upload is compressed')
    expect(existsSync(join(target, 'a.js'))).toBe(false)
  }
})

test('nothing is written after a refusal', async () => {
  const files = Array.from({ length: 40 }, (_, index) => entry(`in/file-${index}.js`, { content: 'x'.repeat(2_000) }))
  for (const upload of [archive(...files, entry('../bad.js')), archive(entry('../bad.js'), ...files)]) {
    const target = join(makeReleaseStore({}), 'draft')
    writeFiles(target, { keep: '' })
    await expect(unpackTar(upload, target)).rejects.toThrow('not a plain file')
    rmSync(target, { recursive: true })
    await wait(50)
    expect(existsSync(target)).toBe(false)
  }
})

test('an aborted upload is refused with its pending writes', async () => {
  const upload = new Readable({ read() {} })
  upload.push(entry('half.js', { content: 'x'.repeat(5_000) }).subarray(0, 2_000))
  const unpacking = unpackTar(upload, makeReleaseStore({}))
  await wait(20)
  upload.destroy(new Error('aborted'))
  await expect(unpacking).rejects.toThrow('aborted')
})

test('an upload that just ends in the middle is refused and keeps no draft waiting', async () => {
  const upload = new Readable({ read() {} })
  upload.push(entry('half.js', { content: 'x'.repeat(5_000) }).subarray(0, 2_000))
  const unpacking = unpackTar(upload, makeReleaseStore({}))
  upload.destroy()
  await expect(unpacking).rejects.toThrow('The upload broke off.')
})

test.each<[string, Buffer]>([
  ['no archive', Buffer.from('<html>not a tar</html>'.repeat(100))],
  ['an archive of nothing', Buffer.alloc(1024)],
])('%s is refused', async (_, content) => {
  await expect(unpackTar(Readable.from([content]), makeReleaseStore({}))).rejects.toThrow(/not a tar archive|empty/)
})
