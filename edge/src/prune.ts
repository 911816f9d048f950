import { pruneReleases } from './releases/live/prune-releases'
import { openStore } from './releases/store/open-store'
import { parseStoreSettings, SettingsError } from './settings'

/** Days for which everything stays. */
const DEFAULT_DAYS = 90

// `node --import tsx edge/src/prune.ts [days]`, with the store's settings of the site's server; meant for a daily job.
try {
  const days = process.argv[2] ?? String(DEFAULT_DAYS)
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new SettingsError(`The days must be a whole number from 1, not "${days}".`)
  const { versions, revisions } = await pruneReleases(openStore(parseStoreSettings(process.env)), Number(days))
  console.log(
    `Removed ${versions.length} versions and ${revisions.length} revisions that were out of use for ${days} days.`,
  )
  for (const version of versions) console.log(`  ${version}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
