import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

/** A remote as the document's discovery data describe it. */
interface Live {
  url: string
  metadata: { integrity: string }
  extras: { superium: { name: string; contract: number; remoteEntry?: string; entryIntegrity: string } }
}

const hash = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

const fileOf = (route: Route): string => new URL(route.request().url()).pathname.split('/').at(-1) ?? ''

/** Kinds of a remote's files; a page's chunk is neither entry nor exposed. */
export const isEntry = (file: string): boolean => /^remoteEntry\..*\.js$/.test(file)
export const isManifest = (file: string): boolean => file === 'mf-manifest.json'
export const isChunk = (file: string): boolean => /\.js$/.test(file) && !isEntry(file) && !/^__federation/.test(file)

/** The files of a remote's pages; the routes' chunk holds what most pages use. */
export const isOfPages = (file: string): boolean => isChunk(file) || /^__federation_expose_routes\./.test(file)

/** Handles requests for matching files of a remote until the returned function is called. */
export async function breakFiles(
  page: Page,
  remote: string,
  matches: (file: string) => boolean,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const pattern = `**/assets/${remote}/**`
  await page.route(pattern, (route) => (matches(fileOf(route)) ? answer(route) : route.fallback()))
  return () => page.unroute(pattern)
}

/** Changes a remote's discovery entry in the document until the returned function is called. */
export async function changeDiscovery(
  page: Page,
  remote: string,
  change: (live: Live) => void,
): Promise<() => Promise<void>> {
  const documents = (url: URL): boolean => !/\.[a-z0-9]+$|^\/(?:api|assets|media)\//.test(url.pathname)
  await page.route(documents, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="superium-discovery">)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => {
        const discovery = JSON.parse(json) as { microFrontends: Record<string, Live[]> }
        for (const live of discovery.microFrontends[remote] ?? []) change(live)
        return open + JSON.stringify(discovery).replaceAll('<', '\\u003c') + close
      },
    )
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-encoding': 'identity' } })
  })
  return () => page.unroute(documents)
}

/**
 * Replaces the live release until the returned function is called: `edit` changes its scripts, and every hash of them
 * is updated, as in a release that skipped the checks.
 */
export async function changeRelease(
  page: Page,
  remote: string,
  edit: (file: string, text: string) => string,
): Promise<() => Promise<void>> {
  const edited = new Map<string, string>()
  const load = async (url: string): Promise<string> => (await page.request.get(url)).text()
  const discovery = (await (await page.request.get('/discovery.json')).json()) as {
    microFrontends: Record<string, Live[]>
  }
  const base = discovery.microFrontends[remote]?.[0]?.url.replace('mf-manifest.json', '') ?? ''
  const files = Object.keys(JSON.parse(await load(`${base}integrity.json`))).filter(
    (file) => file.endsWith('.js') && !file.startsWith('server/'),
  )
  const entryFile = files.find(isEntry) ?? ''
  let entry = edit(entryFile, await load(base + entryFile))
  for (const file of files.filter((one) => one !== entryFile)) {
    const text = await load(base + file)
    const changed = edit(file, text)
    if (changed === text) continue
    edited.set(file, changed)
    entry = entry.replaceAll(hash(text), hash(changed))
  }
  edited.set(entryFile, entry)
  const mendFiles = await breakFiles(
    page,
    remote,
    (file) => edited.has(file),
    (route) => route.fulfill({ contentType: 'text/javascript', body: edited.get(fileOf(route)) ?? '' }),
  )
  const mendDiscovery = await changeDiscovery(page, remote, (live) => {
    live.extras.superium.entryIntegrity = hash(entry)
  })
  return async () => {
    await mendFiles()
    await mendDiscovery()
  }
}
