import type { Overridden } from '../releases/overrides/find-overrides'
import { isDevelopmentSite, type Settings } from '../settings'
import { SITE_NAME } from '../texts'

/** What the browser is told of this site, in the element `superium-config`. Nothing in it is secret. */
export interface SiteConfig {
  /** Prefix of API addresses; empty: same origin. */
  apiBase: string
  identity: { apiKey: string; authDomain: string; projectId: string; emulator: boolean }
  tokenSyncUrl?: string
  site: string
  /** The share of page views that report that all went well; absent where telemetry is off. */
  telemetry?: { share: number }
  /** A site of developers: tools for them are at hand. */
  development?: true
  /** What this browser alone gets in place of what is live. */
  override?: {
    /** Version by name. */
    versions: Record<string, string>
    /** Milliseconds since the epoch; absent: until the browser leaves it. */
    until?: number
  }
}

export function siteConfig(settings: Settings): SiteConfig {
  return {
    apiBase: '',
    identity: { ...settings.firebase, emulator: settings.authEmulatorUrl !== undefined },
    ...(settings.tokenSyncUrl !== undefined && { tokenSyncUrl: settings.tokenSyncUrl }),
    site: SITE_NAME,
    ...(isDevelopmentSite(settings) && { development: true as const }),
    ...(settings.serviceToken !== undefined &&
      settings.telemetryShare > 0 && { telemetry: { share: settings.telemetryShare } }),
  }
}

/** The same while a canary is on: everybody reports, so that both versions are counted and not estimated. */
export const configForCanary = (config: SiteConfig): SiteConfig =>
  config.telemetry ? { ...config, telemetry: { share: 1 } } : config

/** The same for a browser with an override. What it meets counts for no version: telemetry is off. */
export function configForOverride(
  { telemetry: _telemetry, ...config }: SiteConfig,
  overridden: Overridden,
): SiteConfig {
  const versions = [...overridden.deployments].map(([name, { metadata }]) => [name, metadata.version] as const)
  return {
    ...config,
    override: {
      versions: Object.fromEntries(versions),
      ...(overridden.until !== undefined && { until: overridden.until }),
    },
  }
}
