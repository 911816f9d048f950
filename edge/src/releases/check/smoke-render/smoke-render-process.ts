import { writeSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { createApiFetch } from '../../../api-client/api-fetch'
import { disableSignals } from '../../../isolated-process/disable-signals'
import { loadServerBundle, type ServerBundle } from '../../../isolated-process/load-server-bundle'
import { reachOnlyApi } from '../../../isolated-process/reach-only-api'
import { readHead } from '../../../isolated-process/rendered-head'
import { type Container, forAnyone, type Route, withRoutes } from './container-with-routes'
import { type SmokeStart, VERDICT_FD, type Verdict } from './smoke-messages'

type Host = ServerBundle<{ status: number; tail?: Promise<unknown> }>

const ORIGIN = 'http://smoke.invalid'
/** Refused addresses that the verdict names; code may try any number of them. */
const MAX_REFUSALS = 3

// Kept from before the release's code runs, so that it cannot replace them.
const write = writeSync
const { stringify } = JSON

// Keeps the process alive while the release's code waits forever, which the time limit then reports.
setInterval(() => {}, 1_000)

disableSignals()
const start = JSON.parse(await text(process.stdin)) as SmokeStart
/** Starts a new line, because other code may have written to the channel. */
const tell = (verdict: Verdict): void => void write(VERDICT_FD, `\n${start.secret}${stringify(verdict)}\n`)

let left = MAX_REFUSALS
reachOnlyApi({
  apiUrl: start.apiUrl,
  socket: undefined,
  refused(what) {
    if (left > 0) tell(`It tries to reach ${what}: on the server a release reaches only the product API.`)
    left -= 1
  },
})
// A renderer survives these, too; they may be another remote's.
for (const event of ['unhandledRejection', 'uncaughtException'] as const) process.on(event, () => {})
try {
  await run(start)
} catch (error) {
  tell(`It cannot be started: ${reasonOf(error)}.`)
}
tell(true)
process.exit(0)

/** Renders each path, then looks for the declared routes and evaluates the other exposed modules. */
async function run({ folder, discovery, name, apiUrl, routes, paths, exposes }: SmokeStart): Promise<void> {
  const own = discovery.microFrontends[name]?.find(({ deployment }) => deployment?.default)?.extras.superium.container
  let container: Container | undefined
  let broken = false
  /** Why a lazy part of a page failed to load; the host itself would silently leave the page to the browser. */
  let missing: unknown

  // Reported here because the host would silently leave the pages to the browser.
  const throws = (which: string, error: unknown): void => {
    if (which !== own) tell(`${which} cannot be loaded with it: ${reasonOf(error)}.`)
    else if (!broken) tell(`Its code throws when it is evaluated: ${reasonOf(error)}.`)
    broken ||= which === own
  }

  const loadContainer = async (which: string): Promise<unknown> => {
    let loaded: Container
    try {
      loaded = loadServerBundle(folder, which, 'remoteEntry.cjs') as Container
    } catch (error) {
      // A damaged live release is not this release's fault.
      if (which === own) throws(which, error)
      throw error
    }
    const change = (route: Route): Route => watchLazy(which === own ? forAnyone(route) : route)
    const watched = withRoutes(loaded, change, (error) => throws(which, error))
    if (which === own) container = watched
    return watched
  }

  const host = loadServerBundle(folder, 'shell', 'main.cjs') as Host
  const render = host.createServerHost({ discovery, apiBase: apiUrl, fetch: createApiFetch(), loadContainer })
  for (const path of paths) {
    // A second attempt, because the data of the first may have been late.
    const problem = (await rendered(path)) && (await rendered(path))
    if (problem && !broken) tell(`The page ${path} ${problem}.`)
  }
  const had = container && !broken ? await routesOf(container) : routes
  for (const route of routes.filter((one) => !had.includes(one))) {
    tell(`superium.json declares the page ${route}, but ./routes has no such path.`)
  }
  for (const expose of broken ? [] : exposes) {
    try {
      const module = (await (await container?.get(expose))?.()) as { default?: unknown } | undefined
      if (module?.default === undefined) tell(`${expose} has no default export.`)
    } catch (error) {
      tell(`${expose} throws when it is evaluated: ${reasonOf(error)}.`)
    }
  }

  /** The paths of `./routes`; all declared ones when they cannot be read, which the rendering has already reported. */
  async function routesOf(from: Container): Promise<string[]> {
    if (routes.length === 0) return routes
    try {
      const { default: list } = (await from.get('./routes'))() as { default: Route[] }
      return list.flatMap(({ path }) => path ?? [])
    } catch {
      return routes
    }
  }

  function watchLazy(route: Route): Route {
    const { lazy } = route
    if (!lazy) return route
    const watched = async (): Promise<object> => {
      try {
        return await lazy()
      } catch (error) {
        missing = error
        throw error
      }
    }
    return { ...route, lazy: watched }
  }

  async function rendered(path: string): Promise<string | undefined> {
    const errors: unknown[] = []
    missing = undefined
    const { error: log } = console
    console.error = (first: unknown) => errors.push(first)
    try {
      const { html, tail, ...head } = await render({ url: ORIGIN + path, nonce: 'smoke' })
      if (html) await finished(html.pipe(new PassThrough()).resume())
      await tail
      // A part that was aborted because its data were late is no failure.
      const thrown = errors.find((error) => !/abort/i.test(reasonOf(error)))
      if (thrown !== undefined) return `throws when it is rendered: ${reasonOf(thrown)}`
      if (missing !== undefined) return `cannot be loaded: ${reasonOf(missing)}`
      return problemOf({ ...head, memory: 0 })
    } catch (error) {
      return `throws when it is rendered: ${reasonOf(error)}`
    } finally {
      console.error = log
    }
  }
}

/** The problem for which the site's server would reject a page's head. */
function problemOf(head: object): string | undefined {
  try {
    const { status } = readHead(stringify(head))
    return status >= 500 ? `is answered with status ${status}` : undefined
  } catch (error) {
    return `has an invalid head: ${reasonOf(error)}`
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return (text.split('\n')[0] ?? text).slice(0, 300).replace(/\.$/, '')
}
