import type { Settings } from '../settings'
import { SITE_NAME } from '../texts'

/** What the browser is told of this site, in the island `superium-config`. Nothing in it is secret. */
export interface SiteConfig {
  /** Prefix of API addresses; empty: same origin. */
  apiBase: string
  identity: { apiKey: string; authDomain: string; projectId: string; emulator: boolean }
  tokenSyncUrl?: string
  site: string
  /** The share of page views that report that all went well; absent where telemetry is off. */
  telemetry?: { share: number }
}

export function siteConfig(settings: Settings): SiteConfig {
  return {
    apiBase: '',
    identity: { ...settings.firebase, emulator: settings.authEmulatorUrl !== undefined },
    ...(settings.tokenSyncUrl !== undefined && { tokenSyncUrl: settings.tokenSyncUrl }),
    site: SITE_NAME,
    ...(settings.serviceToken !== undefined &&
      settings.telemetryShare > 0 && { telemetry: { share: settings.telemetryShare } }),
  }
}

/** The same while a canary is on: everybody reports, so that both versions are counted and not estimated. */
export const unsampled = (config: SiteConfig): SiteConfig =>
  config.telemetry ? { ...config, telemetry: { share: 1 } } : config
