import { readFile } from 'node:fs/promises'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { listMailFiles, mailFile } from '../delivery/file-sink'
import type { OutboxMail } from '../delivery/mail-sink'
import { mailOutbox } from '../table'

/** A page of the e-mails in the folder, newest first. */
export async function readMails(
  db: Queries,
  folder: string,
  page: number,
  size: number,
): Promise<{ mails: OutboxMail[]; count: number }> {
  const ids = await listMailFiles(folder)
  const shown = ids.slice(page * size, (page + 1) * size)
  if (shown.length === 0) return { mails: [], count: ids.length }
  const rows = await db.select().from(mailOutbox).where(inArray(mailOutbox.id, shown))
  return { mails: rows.sort((a, b) => (a.id < b.id ? 1 : -1)), count: ids.length }
}

/** One e-mail with its file; undefined if either no longer exists. `id` is a UUID. */
export async function readMail(
  db: Queries,
  folder: string,
  id: string,
): Promise<{ mail: OutboxMail; source: Buffer } | undefined> {
  const source = await readFile(mailFile(folder, id)).catch(() => undefined)
  const [mail] = source
    ? await db
        .select()
        .from(mailOutbox)
        .where(inArray(mailOutbox.id, [id]))
    : []
  return source && mail ? { mail, source } : undefined
}

/** The headers of a file. */
export function headersOf(source: Buffer): string {
  const text = source.toString('utf8')
  const end = text.indexOf('\r\n\r\n')
  return (end < 0 ? text : text.slice(0, end)).replaceAll('\r\n', '\n')
}
