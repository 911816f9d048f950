import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { urlOf } from '../testing/database-pool/database-pool'
import { MIGRATIONS, migrateDatabase } from './migrate'
import { OldSchemaError, requireCurrentSchema } from './require-current-schema'

/** A database of its own, because the shared ones keep the record of their migrations. */
const name = `schema_${randomBytes(6).toString('hex')}`
const url = urlOf(name)
const onServer = async (statement: string): Promise<void> => {
  const server = new Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' })
  await server.connect()
  await server.query(statement).finally(() => server.end())
}
beforeAll(() => onServer(`create database ${name}`))
afterAll(() => onServer(`drop database ${name} with (force)`))

/** The migrations of a version that has one more than this one. */
function nextVersion(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'superium-migrations-')), 'migrations')
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const last = entries.at(-1)
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
  writeFileSync(join(folder, '9999_next.sql'), 'create table next_version (id integer primary key)')
  return folder
}

test('an older schema is refused with the command that helps, a newer one is accepted', async () => {
  await expect(requireCurrentSchema(url)).rejects.toThrow(OldSchemaError)
  await migrateDatabase(url)
  await expect(requireCurrentSchema(url)).resolves.toBeUndefined()
  const next = nextVersion()
  await expect(requireCurrentSchema(url, next)).rejects.toThrow('node api/dist/migrate.js')
  await migrateDatabase(url, next)
  await expect(requireCurrentSchema(url, next)).resolves.toBeUndefined()
  await expect(requireCurrentSchema(url)).resolves.toBeUndefined()
})
