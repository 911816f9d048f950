import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import { auditAs } from '../audit-scope/audit-scope'
import { openDatabase } from '../database/database'
import { clusterSettings } from '../database/distribute/cluster-settings'
import type { PictureStore } from '../pictures/picture-store'
import { type Applied, applyStaged } from './apply-staged'
import type { BadRow } from './bad-item'
import { completeItems } from './complete-items'
import type { FeedFormat } from './feed-format'
import { decode, detectEncoding } from './file-encoding'
import { knownItemsIn } from './known-items'
import type { ReadItem } from './raw-item'
import { readCsv } from './read-csv'
import { readXml } from './read-xml'
import { stageItems } from './stage-items'
import { UnreadableFeed } from './unreadable-feed'

/** The result of an import. `rows` is the number of imported rows. */
export interface Imported extends Applied {
  rows: number
  bad: BadRow[]
  /** The columns or elements that a feed does not have. */
  ignored: string[]
  encoding: string
}

interface ImportOptions {
  /** One that Node.js or a standard names; detected without it. */
  encoding?: string | undefined
  /** Receives the progress from 0 to 1. */
  report?: (share: number) => void
}

/**
 * Imports all valid rows of a feed, or none if the import fails. Matches products and variants by their SKU (`id`);
 * those that the feed does not name stay. Throws `UnreadableFeed` for a file that cannot be read as a whole, also if its
 * encoding is in doubt.
 */
export async function importFeed(
  databaseUrl: string,
  file: string,
  format: FeedFormat,
  pictures: PictureStore,
  { report = () => {}, encoding: chosen }: ImportOptions = {},
): Promise<Imported> {
  const { size } = await stat(file)
  const encoding = chosen ?? (await knownEncoding(file, format))
  const source = createReadStream(file)
  source.on('data', () => report(size === 0 ? 1 : source.bytesRead / size))
  source.pause()
  const text = decode(source, encoding)
  const bad: BadRow[] = []
  const onBad = (row: BadRow) => bad.push(row)
  const ignored: string[] = []
  const onIgnored = (name: string) => ignored.push(name)
  const items: AsyncIterable<ReadItem> = format === 'xml' ? readXml(text, onIgnored) : readCsv(text, onBad, onIgnored)
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'superium-catalog',
    options: clusterSettings.map((one) => `-c ${one}`).join(' '),
  })
  // The first connection is busy with the copy while items are looked up.
  const lookup = openDatabase(databaseUrl, { connections: 1, statementTimeout: 0 })
  await client.connect()
  try {
    await client.query('begin')
    const completed = completeItems(items, knownItemsIn(lookup.db), pictures)
    const rows = await stageItems(client, completed, pictures, new Date(), onBad)
    const applied = await applyStaged(client)
    await recordImport(client, basename(file), { rows, ...applied, skipped: bad.length })
    await client.query('commit')
    await client.query('analyze products')
    return { ...applied, encoding, rows, ignored, bad: bad.sort((a, b) => a.line - b.line) }
  } finally {
    source.destroy()
    // Closing the connection rolls back uncommitted changes.
    await client.end().catch(() => undefined)
    await lookup.close()
  }
}

async function knownEncoding(file: string, format: FeedFormat): Promise<string> {
  const { encoding, certainty } = await detectEncoding(createReadStream(file), format)
  if (certainty !== 'doubtful') return encoding
  throw new UnreadableFeed(
    `The encoding of ${basename(file)} is in doubt; it could be ${encoding}. Name it after the file.`,
  )
}

/**
 * Records the import in its own transaction, with the command line as actor. Price history and stock movements record
 * the details.
 */
async function recordImport(client: Client, label: string, counts: object): Promise<void> {
  const command = { role: 'command', actorId: '', origin: null, operation: 'catalog import' } as const
  const target = { kind: 'import', id: uuidv7(), label } as const
  await auditAs(command, () => recordAudit(drizzle(client, { casing: 'snake_case' }), { target, after: counts }))
}
