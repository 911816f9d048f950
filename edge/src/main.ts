import { writeSync } from 'node:fs'
import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { drain } from '@superium/shared/drain'
import { endWhenStuck } from '@superium/shared/end-when-stuck'
import { logOutput } from '@superium/shared/log-output'
import { misspelledNames, SettingsError } from '@superium/shared/settings'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './build-app'
import { parseSettings, type Settings } from './settings'

const STANDARD_OUTPUT = 1

/** Milliseconds that open requests may take to end after a stop signal. */
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
endWhenStuck({ Worker, debuggerUrl })
const app = await buildApp(settings, {
  level: 'info',
  stream: logOutput((bytes) => writeSync(STANDARD_OUTPUT, bytes), process.pid),
})

for (const warning of misspelledNames(process.env)) app.log.warn(warning)

app.addHook('preClose', drain)

closeWithGrace({ delay: STOP_WITHIN_MS, logger: app.log }, async ({ err }) => {
  if (err) app.log.error({ err }, 'the process ends after an uncaught error')
  await app.close()
})

try {
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`PORT ${settings.port} on HOST ${settings.host} cannot be used: ${reason}.`)
  process.exit(1)
}
