import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import { auditAs } from '../audit-scope/audit-scope'
import { clusterSettings } from '../database/distribute/cluster-settings'
import type { PictureStore } from '../pictures/picture-store'
import { type Applied, applyStaged } from './apply-staged'
import type { BadRow } from './bad-item'
import type { FeedFormat } from './feed-format'
import type { ReadItem } from './raw-item'
import { readCsv } from './read-csv'
import { readXml } from './read-xml'
import { stageItems } from './stage-items'

/** The result of an import. `rows` is the number of imported rows. */
export interface Imported extends Applied {
  rows: number
  bad: BadRow[]
}

/**
 * Imports all valid rows of a feed, or none if the import fails. Matches products and variants by their SKU (`id`);
 * those that the feed does not name stay. `report` receives the progress from 0 to 1.
 */
export async function importFeed(
  databaseUrl: string,
  file: string,
  format: FeedFormat,
  pictures: PictureStore,
  report: (share: number) => void = () => {},
): Promise<Imported> {
  const { size } = await stat(file)
  const source = createReadStream(file)
  source.on('data', () => report(size === 0 ? 1 : source.bytesRead / size))
  source.pause()
  const bad: BadRow[] = []
  const onBad = (row: BadRow) => bad.push(row)
  const items: AsyncIterable<ReadItem> = format === 'xml' ? readXml(source) : readCsv(source, onBad)
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'superium-catalog',
    options: clusterSettings.map((one) => `-c ${one}`).join(' '),
  })
  await client.connect()
  try {
    await client.query('begin')
    const rows = await stageItems(client, items, pictures, new Date(), onBad)
    const applied = await applyStaged(client)
    await recordImport(client, basename(file), { rows, ...applied, skipped: bad.length })
    await client.query('commit')
    await client.query('analyze products')
    return { ...applied, rows, bad: bad.sort((a, b) => a.line - b.line) }
  } finally {
    source.destroy()
    // Closing the connection rolls back uncommitted changes.
    await client.end().catch(() => undefined)
  }
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
