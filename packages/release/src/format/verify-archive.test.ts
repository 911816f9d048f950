import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { create } from 'tar'
import { INTEGRITY_FILE, integrityOf } from './integrity'
import { verifyArchive } from './verify-archive'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** An archive of these files with a list of hashes, which `listed` may change. */
async function archiveOf(files: Record<string, string>, listed: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'superium-archive-'))
  folders.push(folder)
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  const list = JSON.stringify({ 'a.js': integrityOf(Buffer.from('a()')), ...listed })
  writeFileSync(join(folder, INTEGRITY_FILE), list)
  return { list, tar: await buffer(create({ cwd: folder, portable: true }, ['.'])) }
}

test('an archive of which every file has its hash is worth the hash of the list', async () => {
  const { list, tar } = await archiveOf({ 'a.js': 'a()', 'a.js.br': 'packed' })
  expect(await verifyArchive(tar)).toBe(integrityOf(Buffer.from(list)))
})

test.each([
  ['changed', { 'a.js': 'evil()' }, {}, 'a.js'],
  ['unlisted', { 'a.js': 'a()', 'b.js': 'b()' }, {}, 'b.js'],
  ['unlisted, with a name that every object has', { 'a.js': 'a()', constructor: 'b()' }, {}, 'constructor'],
  ['missing', { 'a.js': 'a()' }, { 'c.js': integrityOf(Buffer.from('c()')) }, 'c.js'],
])('a file that is %s is named', async (_, files, listed, file) => {
  const { tar } = await archiveOf(files as Record<string, string>, listed)
  await expect(verifyArchive(tar)).rejects.toThrow(`${file} is not what integrity.json of the release says.`)
})

test('what is no archive is no release', async () => {
  await expect(verifyArchive(Buffer.from('<html>'))).rejects.toThrow('The download is no release')
})
