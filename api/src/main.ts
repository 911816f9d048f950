import { url as debuggerUrl } from 'node:inspector'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { drain } from '@superium/shared/drain'
import { endWhenStuck } from '@superium/shared/end-when-stuck'
import { misspelledNames, SettingsError } from '@superium/shared/settings'
import closeWithGrace from 'close-with-grace'
import { startBackgroundTasks } from './background-tasks'
import { buildApp } from './build-app'
import { createCachedCatalogue } from './catalogue/cached-catalogue'
import { keepWarm } from './catalogue/keep-warm'
import { readOwnAddress } from './catalogue/read-own-address'
import { openDatabase } from './database/database'
import { loggerOptions } from './http/logger-options'
import { emulatorAdmin } from './identity/admin/emulator-admin'
import { googleAdmin } from './identity/admin/google-admin'
import { emulatorVerifier } from './identity/emulator-verifier'
import { googleVerifier } from './identity/google-verifier'
import type { IdentityAdmin } from './identity/identity-admin'
import { emulatorMails } from './mail/dev/identity-mails'
import { OldSchemaError, requireCurrentSchema } from './migrate/require-current-schema'
import { whenDatabaseAnswers } from './migrate/when-database-answers'
import { createPayments } from './payments/payments'
import { sealAllNumbers } from './payouts/seal-all-numbers'
import { loadPictureSource } from './pictures/load-picture-source'
import { openPictureStore } from './pictures/picture-store'
import { startWarming } from './pictures/warm-cache'
import { everydayWords, relatedTo } from './search/related-words'
import { parseSettings, type Settings } from './settings'
import { shopProfile } from './shop-settings/shop-profile'
import { startWarnings } from './start-warnings'
import { withUploads } from './uploads/upload-source'

/** How long open requests may continue after a stop signal. */
const STOP_WITHIN_MS = 10_000

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

function settingsOrExit() {
  try {
    return parseSettings(process.env)
  } catch (error) {
    if (error instanceof SettingsError) refuse(error.message)
    throw error
  }
}

function openIdentityAdmin({ projectId, emulator, serviceAccount }: Settings): IdentityAdmin | undefined {
  if (emulator) return emulatorAdmin(projectId, emulator)
  return serviceAccount && googleAdmin(projectId, serviceAccount)
}

const settings = settingsOrExit()
endWhenStuck({ Worker, debuggerUrl })
await whenDatabaseAnswers(
  () => requireCurrentSchema(settings.databaseUrl),
  (error) => console.error(`The database does not answer yet (${error instanceof Error ? error.message : error}).`),
).catch((error: Error) => {
  if (error instanceof OldSchemaError) refuse(error.message)
  refuse(`DATABASE_URL: the database cannot be used: ${error.message || error.name}.`)
})

// Separate connection pools: a flood of searches cannot take the connections of sign-in and cart, and no flood can take
// those for placing orders.
const database = openDatabase(settings.databaseUrl, { connections: 12 })
const reserved = openDatabase(settings.databaseUrl, { connections: 8 })
const catalogueDb = openDatabase(settings.databaseUrl, { connections: 10 })
const source = settings.pictureSource
  ? await loadPictureSource(settings.pictureSource).catch((error: Error) => refuse(error.message))
  : undefined
const pictures = openPictureStore(join(settings.data, 'pictures'), withUploads(database.db, source), (error) =>
  app.log.error({ err: error }, 'a picture could not be stored'),
)
const { projectId, emulator, payoutKeys, priceRules, rateLimits, serviceToken } = settings
const related = relatedTo([everydayWords, ...(settings.searchWords ? [settings.searchWords] : [])])
const catalogue = createCachedCatalogue({ db: catalogueDb.db, pictures, related }, 'on', (error) =>
  app.log.error({ err: error }, 'the catalogue could not be reloaded'),
)
const shop = shopProfile(settings)
const payments = createPayments(settings.payments)
const identityAdmin = openIdentityAdmin(settings)
const app = await buildApp(
  {
    db: database.db,
    reservedDb: reserved.db,
    catalogue,
    verifyToken: emulator ? emulatorVerifier(projectId, emulator) : googleVerifier(projectId),
    ...(identityAdmin && { identityAdmin }),
    priceRules,
    shop,
    ...(settings.mail.way.kind === 'files' && { devMails: settings.mail.way.folder }),
    ...(emulator !== undefined && { devIdentityMails: emulatorMails(projectId, emulator) }),
    payments,
    ...(payoutKeys && { payoutKeys }),
    rateLimits,
    pictures,
    ...(serviceToken !== undefined && { serviceToken }),
  },
  { logger: loggerOptions, trustProxy: settings.trustProxy },
)
const logError = (error: unknown, message: string) => app.log.error({ err: error }, message)
for (const warning of [...misspelledNames(process.env), ...startWarnings(settings)]) app.log.warn(warning)
const locked = payoutKeys ? await sealAllNumbers(database.db, payoutKeys) : 0
if (locked > 0) app.log.warn(`PAYOUT_KEY has no key for ${locked} account numbers: they cannot be paid to or exported`)
const stopBackgroundTasks = await startBackgroundTasks(
  { db: database.db, payments, shop, pictures, catalogue },
  settings,
  logError,
)
// Counts the catalogue before the first shopper comes, so that they do not wait for it.
await catalogue.reader().catch((error) => logError(error, 'the catalogue could not be counted'))

app.addHook('preClose', drain)

let stopWarming = (): void => {}

app.addHook('onClose', async () => {
  stopWarming()
  await stopBackgroundTasks()
  await Promise.all([database.close(), reserved.close(), catalogueDb.close()])
})

closeWithGrace({ delay: STOP_WITHIN_MS, logger: app.log }, async ({ err }) => {
  if (err) logError(err, 'the process ends after an uncaught error')
  await app.close()
})

await app.listen({ host: settings.host, port: settings.port }).catch((error: Error) => {
  refuse(`PORT ${settings.port} on HOST ${settings.host} cannot be used: ${error.message}.`)
})
const warming = [startWarming(database.db, pictures), keepWarm(readOwnAddress(app))]
stopWarming = () => {
  for (const stop of warming) stop()
}
