import type { Discovery } from '@superium/shared/contract'
import { number, object, optional, type Parse, record, string } from '@superium/shared/parse'
import type { LoaderData } from '../loader-data/loader-data'
import type { Override } from '../override/override-badge'

/** The JSON in the document's `<script type="application/json" id="…">`; undefined without one. */
function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** React Router's loader data, if the server rendered the page for hydration. */
export function readLoaderData(): LoaderData | undefined {
  return readJson('superium-loader-data') as LoaderData | undefined
}

/** Runtime configuration from the site's server. */
export interface SiteConfig {
  /** The API's origin; empty for the same origin. */
  apiBase: string
  identity: { apiKey: string; authDomain: string; projectId: string; emulator: boolean; google?: boolean }
  /** Spec §7 token sync; off unless set. */
  tokenSyncUrl?: string
  /** The shop's pages at other sites; absent without any. */
  socialLinks?: { name: string; url: string; icon?: string }[]
  blogUrl?: string
  /** Where e-commerce events go once the visitor agrees. Absent: the site measures nothing and does not ask. */
  analytics?: { measurementId: string }
  /** A development site, which offers tools for developers. */
  development?: true
  /** Releases that only this browser gets in place of the live ones. */
  override?: Override
}

const parseOverride: Parse<Override> = object({
  versions: record(string()),
  until: optional(number(0, Number.MAX_SAFE_INTEGER)),
})

/** The runtime configuration in the document. */
export function readConfig(): SiteConfig {
  const config = readJson('superium-config')
  if (!config) throw new Error('The document carries no configuration.')
  const { override, ...rest } = config as SiteConfig
  return { ...rest, ...(override && { override: parseOverride(override, 'override') }) }
}

/**
 * The discovery document for this visitor: from the page, or else from `/discovery.json`. It is not parsed again here:
 * the site's server has already validated it.
 */
export async function readDiscovery(): Promise<Discovery> {
  const inlined = readJson('superium-discovery')
  if (inlined) return inlined as Discovery
  const response = await fetch('/discovery.json', { signal: AbortSignal.timeout(4000) })
  if (!response.ok) throw new Error(`/discovery.json answered with status ${response.status}.`)
  return (await response.json()) as Discovery
}
