import { createWriteStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../../api/src/database/database'
import { exportFeed } from '../../../api/src/feed/export-feed'
import { type FeedFormat, feedFormatOf } from '../../../api/src/feed/feed-format'
import { ENCODINGS, type Encoding } from '../../../api/src/feed/file-encoding'
import { importFeed } from '../../../api/src/feed/import-feed'
import { openPictureStore } from '../../../api/src/pictures/picture-store'
import { shopPictures } from '../../../demo/src/shop-pictures/shop-pictures'
import { CliError } from '../cli-error'
import type { Settings } from '../settings/parse-settings'
import { withDatabase } from '../start/with-database'
import { progressBar } from './progress-bar'

/** The most bad rows that are printed individually. */
const MAX_PRINTED = 100

const USAGE = `Use npm run catalog -- import FILE [ENCODING], or npm run catalog -- export [FILE]; FILE ends in .csv, .tsv, .txt or .xml, ENCODING is one of ${ENCODINGS.join(', ')}.`

function requireFormat(file: string): FeedFormat {
  const format = feedFormatOf(file)
  if (!format) throw new CliError(`${file}: the file's ending must name its format. ${USAGE}`)
  return format
}

function requireEncoding(name: string | undefined): Encoding | undefined {
  const encoding = ENCODINGS.find((one) => one === name?.toLowerCase())
  if (name !== undefined && !encoding) throw new CliError(`${name} is no known encoding. ${USAGE}`)
  return encoding
}

async function runImport(settings: Settings, file: string, encoding: Encoding | undefined): Promise<number> {
  const format = requireFormat(file)
  const path = resolve(file)
  await access(path).catch(() => {
    throw new CliError(`${file} cannot be read.`)
  })
  return withDatabase(settings, async (url) => {
    const bar = progressBar(process.stderr, 'Import')
    const started = performance.now()
    const { db, close } = openDatabase(url, { connections: 1 })
    const {
      rows,
      added,
      changed,
      bad,
      ignored,
      encoding: read,
    } = await shopPictures(db, url)
      .then((source) => openPictureStore(join(settings.data, 'pictures'), source))
      .then((pictures) => importFeed(url, path, format, pictures, { encoding, report: bar.show }))
      .catch((error: Error) => {
        throw new CliError(`Nothing was imported. ${error.message}`)
      })
      .finally(bar.end)
      .finally(close)
    if (ignored.length > 0) console.error(`ignored, because a feed has no such column: ${ignored.join(', ')}`)
    for (const { line, sku, reason } of bad.slice(0, MAX_PRINTED))
      console.error(`line ${line}${sku ? `, ${sku}` : ''}: ${reason}`)
    if (bad.length > MAX_PRINTED) console.error(`… and ${bad.length - MAX_PRINTED} more`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${rows} rows imported${read === 'utf-8' ? '' : `, read as ${read}`}: ${added} products added, ${changed} changed; ${bad.length} rows skipped. ${seconds} s`,
    )
    return bad.length > 0 ? 1 : 0
  })
}

async function runExport(settings: Settings, file: string | undefined): Promise<number> {
  const format = file === undefined ? 'csv' : requireFormat(file)
  const target = file === undefined ? process.stdout : createWriteStream(resolve(file))
  const site = `http://localhost:${settings.ports.site}`
  return withDatabase(settings, async (url) => {
    const bar = progressBar(process.stderr, 'Export')
    const count = await exportFeed(url, target, format, { site: process.env.SITE_URL ?? site, report: bar.show })
      .catch((error: Error) => {
        throw new CliError(`The export failed: ${error.message}`)
      })
      .finally(bar.end)
    console.error(`${count} items written${file ? ` to ${file}` : ''}.`)
    return 0
  })
}

/** `npm run catalog`: imports and exports the catalogue as a Google Merchant feed. Resolves to the exit code; throws `CliError`. */
export async function catalogCommand(settings: Settings, [command, file, ...more]: string[]): Promise<number> {
  if (more.length <= 1 && command === 'import' && file) return runImport(settings, file, requireEncoding(more[0]))
  if (more.length === 0 && command === 'export') return runExport(settings, file)
  throw new CliError(USAGE)
}
