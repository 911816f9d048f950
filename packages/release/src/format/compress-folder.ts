import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|mjs|css|json|svg|html|txt)$/

/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1_024

/** Files that are compressed at once. */
const WIDTH = 4

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `<file>.br` (quality 11) and `<file>.gz` (level 9) beside each compressible file of the folder. */
export async function compressFolder(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  const waiting = files.map(({ parentPath, name }) => join(parentPath, name)).values()
  const lane = async () => {
    for (const path of waiting) await compress(path)
  }
  await Promise.all(Array.from({ length: WIDTH }, lane))
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    toBrotli(content, { params }).then((data) => writeFile(`${path}.br`, data)),
    toGzip(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
  ])
}
