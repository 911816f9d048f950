import { SettingsError } from '@superium/shared/settings'

/** A page of the shop at another site. */
export interface SocialLink {
  /** Its name, e.g. "Instagram". */
  name: string
  /** An https address. */
  url: string
  /** Its symbol in `/social-icons.svg`; absent for a site without one. */
  icon?: string
}

/** More would fill a phone's screen; each is part of every document. */
const MAX_LINKS = 12

/** Names of known sites, by host; the icon is the name in lower case. */
const KNOWN: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'pinterest.com': 'Pinterest',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/**
 * Reads `SOCIAL_LINKS`: https addresses with commas between, each alone or as `<name>=<address>`. Without a name it is
 * called after the site, or else by its host.
 */
export function parseSocialLinks(value: string | undefined): SocialLink[] {
  const entries = (value ?? '').split(',').flatMap((entry) => entry.trim() || [])
  if (entries.length > MAX_LINKS) throw new SettingsError(`SOCIAL_LINKS must list at most ${MAX_LINKS} addresses.`)
  return entries.map(parseSocialLink)
}

function parseSocialLink(entry: string): SocialLink {
  const [, given = '', address = ''] = /^(?:([^=/:?#]{1,40})=)?(.*)$/.exec(entry) ?? []
  const url = httpsAddress(address, 'SOCIAL_LINKS')
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const known = KNOWN[host] ?? Object.values(KNOWN).find((name) => name.toLowerCase() === given.trim().toLowerCase())
  return {
    name: given.trim() || known || host,
    url: url.href,
    ...(known && { icon: known.toLowerCase() }),
  }
}

/** An https address without a password; throws `SettingsError` naming the variable. */
export function httpsAddress(value: string, name: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password || value.length > 300) {
    throw new SettingsError(`${name} must have https addresses, not "${value.slice(0, 100)}".`)
  }
  return url
}
