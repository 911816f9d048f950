import type { Settings } from '../settings'
import { SITE_NAME } from '../texts'

/** What the browser is told of this site, in the island `superium-config`. Nothing in it is secret. */
export interface SiteConfig {
  /** Prefix of API addresses; empty: same origin. */
  apiBase: string
  identity: { apiKey: string; authDomain: string; projectId: string; emulator: boolean }
  tokenSyncUrl?: string
  site: string
}

export function siteConfig(settings: Settings): SiteConfig {
  return {
    apiBase: '',
    identity: { ...settings.firebase, emulator: settings.authEmulatorUrl !== undefined },
    ...(settings.tokenSyncUrl !== undefined && { tokenSyncUrl: settings.tokenSyncUrl }),
    site: SITE_NAME,
  }
}
