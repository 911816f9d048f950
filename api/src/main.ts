import { join } from 'node:path'
import { keepAlerts } from './alerts/clock'
import { buildApp } from './app'
import { createCatalogue } from './catalogue/catalogue'
import { openDatabase } from './database/database'
import { migrateDatabase } from './database/migrate'
import { logging } from './http/log'
import { emulatorVerifier } from './identity/emulator-verifier'
import { googleVerifier } from './identity/google-verifier'
import { logSink } from './mail/log-sink'
import { openPictures } from './media/pictures'
import { startWarming } from './media/warm'
import { keepForgetting } from './rate-limits/clock'
import { keepSales } from './sales/clock'
import { parseSettings, SettingsError } from './settings'
import { keepPruning } from './telemetry/prune'
import { keepWords } from './words/clock'

/** Milliseconds that open requests may take to end after a stop signal. */
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

const settings = settingsOrExit()
await migrateDatabase(settings.databaseUrl).catch((error: Error) => {
  refuse(`DATABASE_URL: the database cannot be brought up to date: ${error.message || error.name}.`)
})

const database = openDatabase(settings.databaseUrl, { connections: 20 })
const pictures = openPictures(join(settings.data, 'pictures'))
const { projectId, emulator, shipping, rateLimits, serviceToken } = settings
const catalogue = createCatalogue(database.db, 'on', (error) =>
  app.log.error({ err: error }, 'the catalogue could not be read anew'),
)
const app = await buildApp(
  {
    db: database.db,
    catalogue,
    verifyToken: emulator ? emulatorVerifier(projectId, emulator) : googleVerifier(projectId),
    shipping,
    rateLimits,
    pictures,
    ...(serviceToken !== undefined && { serviceToken }),
  },
  { logger: logging, trustProxy: settings.trustProxy },
)
const stopSales = await keepSales(database.db, (error) => app.log.error({ err: error }, 'sales could not be advanced'))
const stopAlerts = await keepAlerts(
  database.db,
  { site: settings.site, sink: settings.mail === 'log' ? logSink : undefined },
  (error) => app.log.error({ err: error }, 'alerts could not be sent'),
)
const stopForgetting = keepForgetting(database.db, (error) =>
  app.log.error({ err: error }, 'old hits could not be forgotten'),
)
const stopPruning = keepPruning(database.db, (error) => app.log.error({ err: error }, 'telemetry could not be pruned'))

const stopWords = keepWords(database.db, (error) => app.log.error({ err: error }, 'words could not be counted'))
// The first shopper does not wait for the counts of a whole catalogue.
await catalogue.groups().catch((error) => app.log.error({ err: error }, 'the catalogue could not be counted'))

let stopWarming = (): void => {}

app.addHook('onClose', async () => {
  stopWarming()
  stopForgetting()
  stopPruning()
  await stopSales()
  await stopAlerts()
  await stopWords()
  await database.close()
})

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    void app.close().then(() => process.exit(0))
  })
}

await app.listen({ host: settings.host, port: settings.port }).catch((error: Error) => {
  refuse(`PORT ${settings.port} on HOST ${settings.host} cannot be used: ${error.message}.`)
})
stopWarming = startWarming(database.db, pictures)
