import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemOfFolder, writeFolder } from './write-folder'

const parent = mkdtempSync(join(tmpdir(), 'superium-create-'))
const dir = join(parent, 'mf-gift')

beforeEach(() => mkdirSync(parent, { recursive: true }))
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('a remote is written into a new or an empty folder, and into no other', () => {
  expect(problemOfFolder(dir)).toBeUndefined()
  mkdirSync(dir)
  expect(problemOfFolder(dir)).toBeUndefined()
  writeFolder(dir, { 'src/texts.ts': 'Gift' })
  expect(readFileSync(join(dir, 'src/texts.ts'), 'utf8')).toBe('Gift')
  expect(problemOfFolder(dir)).toContain('is not empty')
  expect(problemOfFolder(join(dir, 'src/texts.ts'))).toContain('is a file')
})

test('when a file cannot be written nothing remains', () => {
  expect(() => writeFolder(dir, { src: 'a file', 'src/texts.ts': 'Gift' })).toThrow()
  expect(existsSync(dir)).toBe(false)
  expect(readdirSync(parent)).toEqual([])
})
