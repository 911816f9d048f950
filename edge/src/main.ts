import { buildApp } from './app'
import { parseSettings, type Settings, SettingsError } from './settings'

/** How long, in milliseconds, open requests may take to end after a stop signal. */
const STOP_WITHIN_MS = 10_000

function settingsOrExit(): Settings {
  try {
    return parseSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const settings = settingsOrExit()
const app = await buildApp(settings, { level: 'info' })

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    void app.close().then(() => process.exit(0))
  })
}

try {
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`PORT ${settings.port} on HOST ${settings.host} cannot be used: ${reason}.`)
  process.exit(1)
}
