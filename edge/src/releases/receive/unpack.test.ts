import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { create, Header } from 'tar'
import { closeAfterEach } from '../../testing/closing'
import { writeFiles } from '../../testing/release-folder'
import { makeReleases } from '../../testing/releases'
import { unpack } from './unpack'

closeAfterEach()

const tarOf = (folder: string, paths = ['.']): Readable => Readable.from(create({ cwd: folder, portable: true }, paths))

/** One entry as an attacker writes it. */
function entry(
  path: string,
  { type = 'File', content = 'x' }: { type?: 'File' | 'Link'; content?: string } = {},
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

test('files lie below the folder as they were packed', async () => {
  const target = makeReleases({})
  await unpack(tarOf(writeFiles(makeReleases({}), { 'main.js': 'run()', 'server/a.cjs': 'a' })), target)
  expect(readFileSync(join(target, 'main.js'), 'utf8')).toBe('run()')
  expect(readFileSync(join(target, 'server/a.cjs'), 'utf8')).toBe('a')
})

test.each(['../escaped.js', 'server/../../escaped.js', '/tmp/escaped.js', 'a/b/c/d/deep.js', 'with space.js', '..'])(
  'a path like %s is refused',
  async (path) => {
    const target = join(makeReleases({}), 'a/b')
    await expect(unpack(archive(entry(path)), writeFiles(target, { keep: '' }))).rejects.toThrow('not a plain file')
    expect(existsSync(join(target, '../escaped.js'))).toBe(false)
  },
)

test('links are refused', async () => {
  const folder = writeFiles(makeReleases({}), { 'main.js': '' })
  symlinkSync('/etc/passwd', join(folder, 'link.js'))
  await expect(unpack(tarOf(folder), makeReleases({}))).rejects.toThrow('"link.js", which is not a plain file')
  await expect(unpack(archive(entry('hard.js', { type: 'Link', content: '' })), makeReleases({}))).rejects.toThrow(
    'hard.js',
  )
})

test('a file that comes twice is refused', async () => {
  await expect(unpack(archive(entry('a.js'), entry('a.js')), makeReleases({}))).rejects.toThrow('"a.js" twice')
})

test('more than 60 MB is refused before it is written', async () => {
  const header = Buffer.alloc(512)
  new Header({ path: 'big.js', type: 'File', size: 70 * 1024 * 1024, mode: 0o644 }).encode(header)
  const upload = new Readable({ read() {} })
  upload.push(header)
  await expect(unpack(upload, makeReleases({}))).rejects.toThrow('60 MB')
})

test.each<[string, Buffer]>([
  ['no archive', Buffer.from('<html>not a tar</html>'.repeat(100))],
  ['an archive of nothing', Buffer.alloc(1024)],
])('%s is refused', async (_, content) => {
  await expect(unpack(Readable.from([content]), makeReleases({}))).rejects.toThrow(/not a tar archive|empty/)
})
