import { join } from 'node:path'
import { scheduleAlerts } from './alerts/schedule-alerts'
import { buildApp } from './build-app'
import { createCatalogue } from './catalogue/catalogue'
import { openDatabase } from './database/database'
import { migrateDatabase } from './database/migrate'
import { loggerOptions } from './http/logger-options'
import { emulatorVerifier } from './identity/emulator-verifier'
import { googleVerifier } from './identity/google-verifier'
import { logSink } from './mail/log-sink'
import { loadPictureSource } from './pictures/load-picture-source'
import { openPictureStore } from './pictures/picture-store'
import { startWarming } from './pictures/warm-cache'
import { scheduleHitPruning } from './rate-limits/schedule-pruning'
import { scheduleSales } from './sales/schedule-sales'
import { parseSettings, SettingsError } from './settings'
import { scheduleWordCount } from './spelling/schedule-word-count'
import { scheduleTelemetryPruning } from './telemetry/schedule-pruning'

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
const source = settings.pictureSource
  ? await loadPictureSource(settings.pictureSource).catch((error: Error) => refuse(error.message))
  : undefined
const pictures = openPictureStore(join(settings.data, 'pictures'), source)
const { projectId, emulator, shipping, rateLimits, serviceToken } = settings
const catalogue = createCatalogue({ db: database.db, pictures }, 'on', (error) =>
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
  { logger: loggerOptions, trustProxy: settings.trustProxy },
)
const logFailure = (message: string) => (error: unknown) => app.log.error({ err: error }, message)
const sales = scheduleSales(database.db, logFailure('sales could not be advanced'))
await sales.firstRun
const alerts = scheduleAlerts(
  database.db,
  { site: settings.site, sink: settings.mail === 'log' ? logSink : undefined },
  logFailure('alerts could not be sent'),
)
await alerts.firstRun
const schedules = [
  sales,
  alerts,
  scheduleHitPruning(database.db, logFailure('old rate-limit hits could not be deleted')),
  scheduleTelemetryPruning(database.db, logFailure('old telemetry could not be deleted')),
  scheduleWordCount(database.db, logFailure('the words of the catalogue could not be counted')),
]
// The first shopper does not wait for the counts of a whole catalogue.
await catalogue.groups().catch(logFailure('the catalogue could not be counted'))

let stopWarming = (): void => {}

app.addHook('onClose', async () => {
  stopWarming()
  await Promise.all(schedules.map((schedule) => schedule.stop()))
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
