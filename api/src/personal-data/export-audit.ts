import { and, asc, eq, gt } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import type { Dependencies } from '../dependencies'
import type { Person } from './person'

/** Entries that are held in memory at once. */
const SIZE = 500

/** A person's changes as administrator or seller, oldest first. */
export async function* exportAudit(
  { db }: Pick<Dependencies, 'db'>,
  { uid }: Person,
): AsyncGenerator<typeof auditEntries.$inferSelect> {
  let last: string | undefined
  for (;;) {
    const further = last === undefined ? undefined : gt(auditEntries.id, last)
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, uid), further))
      .orderBy(asc(auditEntries.id))
      .limit(SIZE)
    yield* rows
    last = rows.at(-1)?.id
    if (rows.length < SIZE) return
  }
}
