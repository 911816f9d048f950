import { SettingsError } from '@superium/shared/settings'
import { pruneReleases } from './releases/live/prune-releases'
import { openStore } from './releases/store/open-store'
import { parseStoreSettings } from './settings'

/** Everything younger stays. */
const DEFAULT_DAYS = 90

// Command for a daily job, `prune [days]`, with the same store settings as the site's server.
try {
  const days = process.argv[2] ?? String(DEFAULT_DAYS)
  if (!/^[1-9]\d{0,4}$/.test(days))
    throw new SettingsError(`The number of days must be a whole number from 1, not "${days}".`)
  const { versions, revisions } = await pruneReleases(openStore(parseStoreSettings(process.env)), Number(days))
  console.log(
    `Removed ${versions.length} versions and ${revisions.length} revisions that have not been live for ${days} days.`,
  )
  for (const version of versions) console.log(`  ${version}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
