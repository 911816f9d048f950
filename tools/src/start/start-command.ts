import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/src/accounts/demo-accounts'
import { Progress } from '../progress/progress'
import type { Settings } from '../settings/parse-settings'
import { type Site, startSite, type Variation } from './start-site'
import { waitForStopSignal } from './wait-for-stop-signal'

/** `npm start` and, with a variation, `npm run dev`: runs the site until a stop signal. Resolves to the exit code. */
export async function startCommand(root: string, settings: Settings, variation: Variation = {}): Promise<number> {
  const progress = new Progress(process.stdout)
  let opened: Site | undefined
  const asked = waitForStopSignal(() => opened?.kill())
  const running = startSite(
    root,
    settings,
    progress,
    (site) => {
      opened = site
    },
    variation,
  )
  const starting = running.then((site) => {
    progress.say(lastLine(site.address, settings))
    return site.failed
  })
  try {
    await Promise.race([asked, starting])
    progress.say('Stopping …')
    return 0
  } finally {
    await opened?.stop()
    await running.catch(() => {})
  }
}

function lastLine(address: string, { firebase, demo }: Settings): string {
  const accounts =
    firebase.emulated && demo
      ? ` — sign in as ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} (password ${DEMO_PASSWORD})`
      : ''
  return `Superium runs at ${address}${accounts}`
}
