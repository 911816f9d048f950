import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { RELEASE_NAME } from '@superium/shared/contract'
import ipaddr from 'ipaddr.js'
import { httpsAddress, parseSocialLinks, type SocialLink } from './footer-links/parse-social-links'
import { parseStagesSetting, type StageSetting } from './releases/stages/parse-stages-setting'
import type { Bucket } from './releases/store/s3-objects'
import { SettingsError } from './settings-error'

export { SettingsError }

/** Settings of the site's server, parsed once from the environment at start. */
export interface Settings {
  host: string
  port: number
  /** Origin of the product API, e.g. `http://127.0.0.1:3001`. */
  apiUrl: string
  /** Absolute path of the release store: `discovery/` and `<name>/<version>/…`. */
  releasesDir: string
  /** An S3-compatible bucket as the release store; `releasesDir` is then a local copy of it. */
  releasesBucket: Bucket | undefined
  /** Release name to the SHA-256 hashes (hex) of the tokens that may release it. */
  releaseTokens: Record<string, string[]>
  /** The sites that a release goes through, in this order. */
  stages: StageSetting[]
  /** Origin of the Auth emulator, on local sites only. */
  authEmulatorUrl: string | undefined
  firebase: { apiKey: string; authDomain: string; projectId: string }
  /** Whether the site offers sign-in with Google. */
  googleSignIn: boolean
  /** Whether the identity service may check with reCAPTCHA that a visitor is a person. */
  recaptcha: boolean
  /** Address that the browser informs of sign-in and sign-out (spec §7, token sync). */
  tokenSyncUrl: string | undefined
  /** Development only: remote name to the origin of its dev server. */
  devRemotes: Record<string, string>
  /** Whether the server renders first pages; otherwise the browser renders all. */
  serverRendering: boolean
  /** Secret for the API's internal routes; without it there is no telemetry. */
  serviceToken: string | undefined
  /** Share of page views that report, 0.001 to 1; 0 disables telemetry. */
  telemetryShare: number
  /** Proxies whose `X-Forwarded-*` is trusted, by address, range or proxy-addr name; `false`: none. */
  trustProxy: false | string[]
  /** Whether requests of one network beyond its fair share wait; off where a proxy in front of the site limits them. */
  fairShares: boolean
  /** Milliseconds for which the product API may be silent, except for a form with files; 10 s by default. */
  apiTimeoutMs?: number
  /** Public origin for canonical addresses; defaults to the request's. */
  siteUrl: string | undefined
  /** The shop's pages at other sites, shown in drawer and footer. */
  socialLinks: SocialLink[]
  /** Address of the shop's blog; the footer has no link to it without one. */
  blogUrl: string | undefined
  /** Google Analytics 4's id, e.g. `G-ABC123`; without one the site has no analytics and does not ask for consent. */
  ga4MeasurementId: string | undefined
}

/** Only developers use a site with the Auth emulator. */
export const isDevelopmentSite = ({ authEmulatorUrl }: Settings): boolean => authEmulatorUrl !== undefined

type Environment = Record<string, string | undefined>

/** Reads the settings; throws `SettingsError` for the first variable that is missing or wrong. */
export function parseSettings(env: Environment): Settings {
  const devRemotes = parseDevRemotes(env.DEV_REMOTES)
  if (env.NODE_ENV === 'production' && Object.keys(devRemotes).length > 0) {
    throw new SettingsError('DEV_REMOTES is for development only and must not be set when NODE_ENV is production.')
  }
  if (env.NODE_ENV === 'production' && env.AUTH_EMULATOR_URL) {
    throw new SettingsError(
      'AUTH_EMULATOR_URL is for development only and must not be set when NODE_ENV is production.',
    )
  }
  return {
    host: env.HOST || '127.0.0.1',
    port: parsePort(env.PORT),
    apiUrl: origin('API_URL', required(env, 'API_URL')),
    ...parseStoreSettings(env),
    releaseTokens: parseReleaseTokens(env.RELEASE_TOKENS),
    stages: parseStagesSetting(env.STAGES),
    authEmulatorUrl: env.AUTH_EMULATOR_URL ? origin('AUTH_EMULATOR_URL', env.AUTH_EMULATOR_URL) : undefined,
    firebase: {
      apiKey: required(env, 'FIREBASE_API_KEY'),
      authDomain: authDomain(required(env, 'FIREBASE_AUTH_DOMAIN')),
      projectId: required(env, 'FIREBASE_PROJECT_ID'),
    },
    googleSignIn: onOrOff('GOOGLE_SIGN_IN', env.GOOGLE_SIGN_IN),
    recaptcha: onOrOff('RECAPTCHA', env.RECAPTCHA, 'off'),
    tokenSyncUrl: env.TOKEN_SYNC_URL ? httpUrl('TOKEN_SYNC_URL', env.TOKEN_SYNC_URL).href : undefined,
    devRemotes,
    serverRendering: onOrOff('SERVER_RENDERING', env.SERVER_RENDERING),
    serviceToken: serviceToken(env.SERVICE_TOKEN),
    telemetryShare: telemetryShare(env.TELEMETRY),
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    fairShares: onOrOff('FAIR_SHARES', env.FAIR_SHARES),
    siteUrl: env.SITE_URL ? origin('SITE_URL', env.SITE_URL) : undefined,
    socialLinks: parseSocialLinks(env.SOCIAL_LINKS),
    blogUrl: env.BLOG_URL ? httpsAddress('BLOG_URL', env.BLOG_URL).href : undefined,
    ga4MeasurementId: measurementId(env.GA4_MEASUREMENT_ID),
  }
}

function required(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new SettingsError(`${name} must be set.`)
  return value
}

function parsePort(value = '3000'): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65_535)) throw new SettingsError(`PORT must be a whole number from 0 to 65535, not "${value}".`)
  return port
}

function httpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new SettingsError(`${name} must be an http or https address, not "${value}".`)
  }
  return url
}

function origin(name: string, value: string): string {
  const url = httpUrl(name, value)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new SettingsError(`${name} must be an origin without a path, not "${value}".`)
  }
  return url.origin
}

function authDomain(value: string): string {
  if (!/^[a-z0-9.-]+(?::\d+)?$/i.test(value)) {
    throw new SettingsError(`FIREBASE_AUTH_DOMAIN must be a host name, not "${value}".`)
  }
  return value
}

function parseDevRemotes(value: string | undefined): Record<string, string> {
  if (!value) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(value)
  } catch {
    parsed = undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new SettingsError('DEV_REMOTES must be a JSON object of remote names and origins.')
  }
  return Object.fromEntries(Object.entries(parsed).map(([name, url]) => [name, origin('DEV_REMOTES', String(url))]))
}

/** Reads where the release store is; `edge/src/prune.ts` needs nothing else. */
export function parseStoreSettings(env: Environment): Pick<Settings, 'releasesDir' | 'releasesBucket'> {
  return { releasesDir: resolve(required(env, 'RELEASES_DIR')), releasesBucket: parseBucket(env) }
}

function parseBucket(env: Environment): Settings['releasesBucket'] {
  if (!env.RELEASES_S3_URL) return undefined
  const { pathname, search, hash } = httpUrl('RELEASES_S3_URL', env.RELEASES_S3_URL)
  if (pathname === '/' || search || hash) {
    throw new SettingsError('RELEASES_S3_URL must name a bucket, like https://s3.example/bucket/prefix.')
  }
  return {
    url: env.RELEASES_S3_URL.replace(/\/+$/, ''),
    region: env.RELEASES_S3_REGION || 'auto',
    accessKeyId: required(env, 'RELEASES_S3_KEY_ID'),
    secretAccessKey: required(env, 'RELEASES_S3_SECRET'),
  }
}

function parseReleaseTokens(value: string | undefined): Record<string, string[]> {
  if (!value) return {}
  const tokens: Record<string, string[]> = {}
  for (const pair of value.split(',')) {
    const [, name, hash] = /^\s*([^=]+)=([0-9a-f]{64})\s*$/.exec(pair) ?? []
    // The message must not repeat the value, which may be the token itself.
    if (!name || !RELEASE_NAME.test(name) || !hash)
      throw new SettingsError('RELEASE_TOKENS must list <name>=<SHA-256 in hex>, with commas between.')
    tokens[name] = [...(tokens[name] ?? []), hash]
  }
  return tokens
}

function onOrOff(name: string, given: string | undefined, unset: 'on' | 'off' = 'on'): boolean {
  const value = given || unset
  if (value !== 'on' && value !== 'off') throw new SettingsError(`${name} must be "on" or "off", not "${value}".`)
  return value === 'on'
}

/** Reads the secret; the error message must not repeat it. */
function serviceToken(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^[\x21-\x7e]{24,}$/.test(value)) return value
  throw new SettingsError('SERVICE_TOKEN must be 24 printable characters or more, without spaces.')
}

function telemetryShare(value = '1'): number {
  if (value === 'off') return 0
  const share = /^[\d.]{1,10}$/.test(value) ? Number(value) : Number.NaN
  if (share >= 0.001 && share <= 1) return share
  throw new SettingsError(`TELEMETRY must be "off" or a share from 0.001 to 1, not "${value}".`)
}

function measurementId(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^G-[A-Z0-9]{4,20}$/.test(value)) return value
  throw new SettingsError(`GA4_MEASUREMENT_ID must be like G-ABC123DEF4, not "${value}".`)
}

function parseTrustProxy(value: string | undefined): false | string[] {
  if (!value) return false
  const addresses = value.split(',').map((address) => address.trim())
  const bad = addresses.find((address) => !isTrustedRange(address))
  if (bad !== undefined) {
    throw new SettingsError(`TRUST_PROXY must list addresses, ranges or names such as loopback, not "${bad}".`)
  }
  return addresses
}

function isTrustedRange(range: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(range)) return true
  const [address = ''] = range.split('/', 1)
  return isIP(address) !== 0 && (address === range || ipaddr.isValidCIDR(range))
}
