import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { defaultDeployments } from '@superium/shared/contract'
import { verifiedCopy } from '../verified-copy'
import type { SmokeResult, SmokeStart } from './smoke-messages'

/** What the host's server build exports (`shell/src/server/main.tsx`). */
interface HostModule {
  createServerHost(options: {
    discovery: unknown
    apiBase: string
    loadContainer(container: string): Promise<unknown>
  }): (request: { url: string; nonce: string }) => Promise<{
    status: number
    html?: { pipe<T extends NodeJS.WritableStream>(to: T): T }
    tail?: Promise<unknown>
  }>
}

/** A Module Federation container. */
interface Container {
  init(...args: unknown[]): unknown
  get(expose: string): Promise<() => unknown>
}

interface Route {
  path?: string
  handle?: { render?: string | undefined }
  loader?: unknown
  lazy?: () => Promise<object>
}

const require = createRequire(import.meta.url)
const ORIGIN = 'http://smoke.invalid'

// Code that waits for what never comes must not look like code that has ended.
setInterval(() => {}, 1_000)

process.once('message', (start: SmokeStart) => {
  run(start)
    .catch((error: unknown): SmokeResult => [`It cannot be started: ${reasonOf(error)}.`])
    .then((result) => process.send?.(result, () => process.exit(0)))
})

/** Renders each path in the site as it would be, and evaluates the rest. */
async function run(start: SmokeStart): Promise<SmokeResult> {
  const { folder, releasesDir, discovery, name } = start
  const failures: string[] = []
  const byContainer = new Map(defaultDeployments(discovery).map((one) => [one.extras.superium.container, one]))
  const own = name.replaceAll('-', '_')
  let container: Container | undefined
  let broken = false

  const load = async (which: string, file: string): Promise<unknown> => {
    const deployment = byContainer.get(which)
    if (!deployment) throw new Error(`discovery names no ${which}`)
    const target = join(folder, which)
    await verifiedCopy(releasesDir, deployment, target)
    return require(join(target, file))
  }

  const loadContainer = async (which: string): Promise<unknown> => {
    try {
      const loaded = (await load(which, 'remoteEntry.cjs')) as Container
      if (which !== own) return loaded
      container = withEveryPage(loaded)
      return container
    } catch (error) {
      // The host would leave the page to the browser and say nothing.
      if (which === own && !broken) {
        broken = true
        failures.push(`Its code throws when it is evaluated: ${reasonOf(error)}.`)
      }
      throw error
    }
  }

  const host = (await load('shell', 'main.cjs')) as HostModule
  const render = host.createServerHost({ discovery, apiBase: start.apiUrl, loadContainer })
  for (const path of start.paths) {
    // Once more: a page whose data were late may be well.
    const problem = (await rendered(path)) && (await rendered(path))
    if (problem && !broken) failures.push(`The page ${path} ${problem}.`)
  }
  for (const expose of broken ? [] : start.exposes) {
    try {
      const module = (await (await container?.get(expose))?.()) as { default?: unknown } | undefined
      if (module?.default === undefined) failures.push(`${expose} has no default export.`)
    } catch (error) {
      failures.push(`${expose} throws when it is evaluated: ${reasonOf(error)}.`)
    }
  }
  return failures

  async function rendered(path: string): Promise<string | undefined> {
    const errors: unknown[] = []
    const { error: log } = console
    console.error = (first: unknown) => errors.push(first)
    try {
      const { status, html, tail } = await render({ url: ORIGIN + path, nonce: 'smoke' })
      if (html) await finished(html.pipe(new PassThrough()).resume())
      await tail
      // A piece that was cut off because its data were late is no failure.
      const thrown = errors.find((error) => !/abort/i.test(reasonOf(error)))
      if (thrown !== undefined) return `throws when it is rendered: ${reasonOf(thrown)}`
      return status >= 500 ? `is answered with status ${status}` : undefined
    } catch (error) {
      return `throws when it is rendered: ${reasonOf(error)}`
    } finally {
      console.error = log
    }
  }
}

/**
 * The container, with a person's own pages rendered too, which the site's server leaves to browsers: as for somebody who
 * is not signed in, so without what their loaders would wait for.
 */
function withEveryPage(container: Container): Container {
  return {
    init: (...args) => container.init(...args),
    async get(expose) {
      const factory = await container.get(expose)
      if (expose !== './routes') return factory
      return () => {
        const module = factory() as { default: Route[] }
        return { ...module, default: module.default.map(forAnyone) }
      }
    },
  }
}

function forAnyone(route: Route): Route {
  const { handle, lazy } = route
  if (handle?.render !== 'browser') return route
  const loader = (): null => null
  return {
    ...route,
    handle: { ...handle, render: undefined },
    ...(route.loader !== undefined && { loader }),
    ...(lazy && { lazy: async () => ({ ...(await lazy()), loader }) }),
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return (text.split('\n')[0] ?? text).slice(0, 300).replace(/\.$/, '')
}
