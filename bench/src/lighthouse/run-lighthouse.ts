import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type LighthouseReport, readLighthouseReport } from './lighthouse-report'

/** The version for which the goals are set; other versions score the same page differently. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const LONGEST_MS = 180_000
const LARGEST_REPORT = 64 * 1024 ** 2

/**
 * Runs Lighthouse with its default mobile profile on a URL, in the browser that listens on `port`. npm downloads
 * Lighthouse on its first run, so that the project's install stays small. `keepStorage` keeps the browser's session and
 * cart. Throws an `Error` if it takes more than three minutes or the page cannot be loaded.
 */
export async function runLighthouse(url: string, port: number, keepStorage: boolean): Promise<LighthouseReport> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    ...(keepStorage ? ['--disable-storage-reset'] : []),
  ]
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options]
  const limits = { timeout: LONGEST_MS, maxBuffer: LARGEST_REPORT }
  const { stdout } = await promisify(execFile)('npm', args, limits)
  return readLighthouseReport(stdout)
}
