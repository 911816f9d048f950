import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { Client } from 'pg'
import { QUOTED } from '../http/csv'
import type { ExportedRow } from './exported-row'
import { exportedRowToItem } from './exported-row-to-item'
import { exportedRows } from './exported-rows'
import { FEED_FIELDS } from './feed-columns'
import type { FeedFormat } from './feed-format'
import type { RawItem } from './raw-item'

/** Products per query. */
const BATCH = 2000

const ROWS = exportedRows(`select * from products where active and id > $1 order by id limit ${BATCH}`)

/** Yields the active products in the order of their ids, with one item per variant. */
async function* items(client: Client, site: string, report: (share: number) => void): AsyncGenerator<RawItem> {
  const { rows: counted } = await client.query<{ count: number }>('select count(*)::int from products where active')
  const all = counted[0]?.count ?? 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (let done = 0; ; ) {
    const { rows } = await client.query<ExportedRow>(ROWS, [last])
    if (rows.length === 0) return
    for (const row of rows) yield exportedRowToItem(row, site)
    done += new Set(rows.map(({ id }) => id)).size
    report(Math.min(1, done / Math.max(1, all)))
    last = rows.at(-1)?.id ?? last
  }
}

const escapeXml = (text: string): string =>
  text
    // XML 1.0 does not allow other control characters, even escaped.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // An XML parser turns an unescaped carriage return into a line feed.
    .replaceAll('\r', '&#13;')

async function* xml(all: AsyncIterable<RawItem>, site: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`
  yield `<title>Superium</title><link>${escapeXml(site)}</link><description>Superium</description>\n`
  for await (const item of all) {
    const fields = FEED_FIELDS.flatMap((field) => {
      const values = field === 'additional_image_link' ? (item[field] ?? '').split(',') : [item[field] ?? '']
      // An empty element clears a field, which an import would otherwise keep.
      const isRead = !field.startsWith('sale_price') && field !== 'additional_image_link'
      return values
        .filter((value) => value !== '' || isRead)
        .map((value) => `<g:${field}>${escapeXml(value)}</g:${field}>`)
    })
    yield `<item>${fields.join('')}</item>\n`
  }
  yield '</channel>\n</rss>\n'
}

/**
 * Writes all active products as a feed and resolves to the number of items. `site` is the shop's origin; `report`
 * receives the progress from 0 to 1.
 */
export async function exportFeed(
  databaseUrl: string,
  target: Writable,
  format: FeedFormat,
  { site, report = () => {} }: { site: string; report?: (share: number) => void },
): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'superium-catalog' })
  await client.connect()
  let count = 0
  async function* counted() {
    for await (const item of items(client, site, report)) {
      count += 1
      yield item
    }
  }
  try {
    await client.query('begin isolation level repeatable read read only')
    if (format === 'xml') await pipeline(Readable.from(xml(counted(), site)), target)
    else {
      const delimiter = format === 'tsv' ? '\t' : ','
      const table = stringify({ header: true, columns: [...FEED_FIELDS], delimiter, quoted_match: QUOTED })
      await pipeline(Readable.from(counted()), table, target)
    }
    return count
  } finally {
    await client.end()
  }
}
