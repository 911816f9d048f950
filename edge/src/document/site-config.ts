import type { SocialLink } from '../footer-links/parse-social-links'
import type { Overridden } from '../releases/overrides/find-overrides'
import { isDevelopmentSite, type Settings } from '../settings'
import { SITE_NAME } from '../texts'

/** The site's configuration for browsers, in the element `superium-config`. It holds no secrets. */
export interface SiteConfig {
  /** Prefix of API addresses; empty for the same origin. */
  apiBase: string
  identity: { apiKey: string; authDomain: string; projectId: string; emulator: boolean; google?: true }
  tokenSyncUrl?: string
  site: string
  /** The shop's pages at other sites; absent without any. */
  socialLinks?: SocialLink[]
  blogUrl?: string
  /** Where e-commerce events are sent once the visitor agrees; absent where nothing is measured. */
  analytics?: { measurementId: string }
  /** Enables the developer tools. */
  development?: true
  /** The versions that only this browser gets. */
  override?: {
    /** Version by name. */
    versions: Record<string, string>
    /** Milliseconds since the epoch; without it the override has no end. */
    until?: number
  }
}

export function siteConfig(settings: Settings): SiteConfig {
  const { socialLinks, blogUrl, ga4MeasurementId } = settings
  return {
    apiBase: '',
    identity: {
      ...settings.firebase,
      emulator: settings.authEmulatorUrl !== undefined,
      ...(settings.googleSignIn && { google: true as const }),
    },
    ...(settings.tokenSyncUrl !== undefined && { tokenSyncUrl: settings.tokenSyncUrl }),
    site: SITE_NAME,
    ...(socialLinks.length > 0 && { socialLinks }),
    ...(blogUrl !== undefined && { blogUrl }),
    ...(ga4MeasurementId !== undefined && { analytics: { measurementId: ga4MeasurementId } }),
    ...(isDevelopmentSite(settings) && { development: true as const }),
  }
}

/** The configuration of a browser with an override. */
export function configForOverride(config: SiteConfig, overridden: Overridden): SiteConfig {
  const versions = [...overridden.deployments].map(([name, { metadata }]) => [name, metadata.version] as const)
  return {
    ...config,
    override: {
      versions: Object.fromEntries(versions),
      ...(overridden.until !== undefined && { until: overridden.until }),
    },
  }
}
