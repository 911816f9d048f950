import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Client } from 'pg'
import type { PictureStore } from '../pictures/picture-store'
import { type Applied, applyStaged } from './apply'
import type { BadRow, FeedFormat, ReadItem } from './fields'
import { readCsv } from './read-csv'
import { readXml } from './read-xml'
import { stageItems } from './stage'

/** What an import did. `rows` are those that were taken. */
export interface Imported extends Applied {
  rows: number
  bad: BadRow[]
}

/**
 * Brings a feed into the catalogue: all of its good rows, or, when it fails, none. `report` hears how much of the file has
 * been read, 0 to 1. Products and variants are known by their SKU (`id`); what the feed does not name stays.
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
  const items: AsyncIterable<ReadItem> =
    format === 'xml' ? readXml(source) : readCsv(source, format === 'tsv' ? '\t' : ',', onBad)
  const client = new Client({ connectionString: databaseUrl, application_name: 'superium-catalog' })
  await client.connect()
  try {
    await client.query('begin')
    const rows = await stageItems(client, items, pictures, new Date(), onBad)
    const applied = await applyStaged(client)
    await client.query('commit')
    await client.query('analyze products')
    return { ...applied, rows, bad: bad.sort((a, b) => a.line - b.line) }
  } finally {
    source.destroy()
    // What was not committed is not there.
    await client.end().catch(() => undefined)
  }
}
