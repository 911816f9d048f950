import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Database, Queries } from '../database/database'
import { feedFormatOf } from '../feed/feed-format'
import type { Encoding } from '../feed/file-encoding'
import { badField, conflict, notFound } from '../http/problem'
import { fromNow, type Import } from './claim-import'
import { recordDecision } from './record-decision'
import type { ImportState } from './schema'
import { catalogueImports as imports, catalogueImportItems as items } from './table'

const busy = () => conflict('Another import of yours is under way. Wait for it or cancel it.')

/**
 * Stores a file for checking. 400 for an unknown file extension, 409 while another import of the account is running.
 */
export async function addImport(db: Database, actorId: string, name: string, file: Buffer): Promise<string> {
  if (!feedFormatOf(name)) throw badField('name', 'The name of the file must end in .csv, .tsv, .txt or .xml.')
  if (file.length === 0) throw badField('file', 'The file is empty.')
  const id = uuidv7()
  const now = new Date()
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(imports)
      .values({
        id,
        actorId,
        name,
        state: 'checking',
        file,
        bytes: file.length,
        createdAt: now,
        leasedUntil: fromNow(0),
      })
      .onConflictDoNothing()
      .returning({ id: imports.id })
    if (added.length === 0) throw busy()
    await recordAudit(tx, { target: { kind: 'import', id, label: name }, after: { bytes: file.length } })
  })
  return id
}

type Change = PgUpdateSetSource<typeof imports> & { state: ImportState }

/**
 * Moves an import to another state, after `before`. 404 for an unknown id, 409 unless it is in one of the states `from`,
 * or if another one of the account is under way.
 */
async function move(
  db: Database,
  id: string,
  from: readonly ImportState[],
  to: Change,
  before: (tx: Queries, now: Import) => Promise<void> = async () => {},
) {
  await db.transaction(async (tx) => {
    const [now] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!now) throw notFound('import with this id')
    if (!from.some((state) => state === now.state)) throw conflict(`This import is ${now.state} already.`)
    if (to.state === 'running' || to.state === 'checking') {
      const open = and(eq(imports.actorId, now.actorId), inArray(imports.state, ['checking', 'running']))
      const others = await tx.select({ id: imports.id }).from(imports).where(open)
      if (others.length > 0) throw busy()
    }
    await before(tx, now)
    await tx.update(imports).set(to).where(eq(imports.id, id))
    await recordDecision(tx, now, to.state)
  })
}

/** Starts the import of a checked file. */
export const startImport = (db: Database, id: string): Promise<void> =>
  move(db, id, ['checked'], {
    ...{ state: 'running', done: 0, attempts: 0, doubtedFile: null, leasedUntil: fromNow(0) },
  })

/** Reads and checks a file again in another encoding. 409 also if the file leaves no doubt about its own. */
export const chooseEncoding = (db: Database, id: string, encoding: Encoding): Promise<void> =>
  move(
    db,
    id,
    ['checked', 'failed'],
    {
      ...{ state: 'checking', file: sql`${imports.doubtedFile}`, encoding, total: 0, done: 0, problem: '' },
      ...{ attempts: 0, checkedAt: null, endedAt: null, leasedUntil: fromNow(0) },
    },
    async (tx, { doubtedFile }) => {
      if (!doubtedFile) throw conflict('This file leaves no doubt about its encoding.')
      await tx.delete(items).where(eq(items.importId, id))
    },
  )

/** Cancels an import; products that it has imported stay. */
export const cancelImport = (db: Database, id: string): Promise<void> =>
  move(db, id, ['checking', 'checked', 'running'], {
    ...{ state: 'cancelled', file: null, doubtedFile: null, endedAt: new Date() },
  })

/** Imports are kept for 30 days. */
const KEPT_MS = 30 * 86_400_000

/** Deletes old imports. */
export async function pruneImports(db: Database): Promise<void> {
  const old = await db
    .select({ id: imports.id })
    .from(imports)
    .where(lt(imports.createdAt, new Date(Date.now() - KEPT_MS)))
    .limit(100)
  for (const { id } of old) {
    await db.delete(items).where(eq(items.importId, id))
    await db.delete(imports).where(eq(imports.id, id))
  }
}
