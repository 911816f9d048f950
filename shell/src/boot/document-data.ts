import { type Discovery, parseDiscovery } from '@superium/shared/contract'
import { number, object, optional, type Parse, record, string } from '@superium/shared/parse'
import type { LoaderData } from '../hydration/loader-data'
import type { Override } from '../override/override-badge'

/** The JSON that the document carries in `<script type="application/json" id="…">`, or undefined. */
function island(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** React Router's loader data, when the server rendered the page for the browser to take over. */
export function readLoaderData(): LoaderData | undefined {
  return island('superium-loader-data') as LoaderData | undefined
}

/** Runtime configuration from the site's server. */
export interface SiteConfig {
  /** Where the API is; empty for the same origin. */
  apiBase: string
  identity: { apiKey: string; authDomain: string; projectId: string; emulator: boolean }
  /** Spec §7 token sync; off unless set. */
  tokenSyncUrl?: string
  /** The share of page views that report that all went well; absent: nothing is collected. */
  telemetry?: { share: number }
  /** A site of developers: tools for them are at hand. */
  development?: true
  /** What this browser alone gets in place of what is live. */
  override?: Override
}

const parseOverride: Parse<Override> = object({
  versions: record(string()),
  until: optional(number(0, Number.MAX_SAFE_INTEGER)),
})

/** The configuration that the document carries. */
export function readConfig(): SiteConfig {
  const config = island('superium-config')
  if (!config) throw new Error('The document carries no configuration.')
  const { override, ...rest } = config as SiteConfig
  return { ...rest, ...(override && { override: parseOverride(override, 'override') }) }
}

/** The discovery document for this visitor: the one in the page, else the one at `/discovery.json`. */
export async function readDiscovery(): Promise<Discovery> {
  const inlined = island('superium-discovery')
  if (inlined) return parseDiscovery(inlined)
  const response = await fetch('/discovery.json', { signal: AbortSignal.timeout(4000) })
  if (!response.ok) throw new Error(`/discovery.json answered with status ${response.status}.`)
  return parseDiscovery(await response.json())
}
