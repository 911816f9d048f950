import { and, asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Database, Queries } from '../database/database'
import { conflict, notFound } from '../http/problem'
import type { SavedView, SavedViewInput, ViewList } from './schema'
import { savedViews } from './table'

/** The most views of one list that an administrator has. */
export const VIEWS_MAX = 30

const ofList = (uid: string, list: ViewList) => and(eq(savedViews.userId, uid), eq(savedViews.list, list))

/** An administrator's views of a list, by name. */
export function listViews(db: Queries, uid: string, list: ViewList): Promise<SavedView[]> {
  const { id, name, query } = savedViews
  return db.select({ _id: id, name, query }).from(savedViews).where(ofList(uid, list)).orderBy(asc(name))
}

/** Saves a view; one with the same name is replaced. 409 for one too many. Resolves to all views of the list. */
export async function saveView(
  db: Database,
  uid: string,
  list: ViewList,
  { name: typed, query }: SavedViewInput,
): Promise<SavedView[]> {
  const name = typed.trim()
  return db.transaction(async (tx) => {
    const before = await listViews(tx, uid, list)
    const known = before.find((one) => one.name === name)
    if (!known && before.length >= VIEWS_MAX) throw conflict(`A list has at most ${VIEWS_MAX} views. Remove one first.`)
    const [saved] = await tx
      .insert(savedViews)
      .values({ userId: uid, id: uuidv7(), list, name, query, createdAt: new Date() })
      .onConflictDoUpdate({ target: [savedViews.userId, savedViews.list, savedViews.name], set: { query } })
      .returning({ id: savedViews.id })
    // A name or a search may be a person's, so the entry has the id alone.
    await recordAudit(tx, { target: { kind: 'account', id: uid }, after: { savedView: saved?.id, list } })
    return listViews(tx, uid, list)
  })
}

/** Removes a view of the administrator. 404 for an unknown one. Resolves to those that are left. */
export async function removeView(db: Database, uid: string, list: ViewList, id: string): Promise<SavedView[]> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(savedViews)
      .where(and(ofList(uid, list), eq(savedViews.id, id)))
      .returning({ id: savedViews.id })
    if (gone.length === 0) throw notFound('such view')
    await recordAudit(tx, { target: { kind: 'account', id: uid }, before: { savedView: id, list } })
    return listViews(tx, uid, list)
  })
}
