import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { RELEASE_NAME } from '@superium/shared/contract'
import {
  anyText,
  type Environment,
  httpUrl,
  onOrOff,
  origin,
  type Parse,
  proxies,
  type Reader,
  readSettings,
  SettingsError,
  serviceToken,
  shareOrOff,
  wholeNumber,
} from '@superium/shared/settings'
import { httpsAddress, parseSocialLinks, type SocialLink } from './footer-links/parse-social-links'
import { parseStagesSetting, type StageSetting } from './releases/stages/parse-stages-setting'
import type { Bucket } from './releases/store/s3-objects'

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

const readFile = (path: string): string => readFileSync(path, 'utf8')

/** Reads the settings; throws `SettingsError` with everything that is missing or wrong. */
export const parseSettings = (env: Environment): Settings =>
  readSettings(env, readFile, (read) => {
    const devRemotes = read.optional('DEV_REMOTES', parseDevRemotes) ?? {}
    const authEmulatorUrl = read.optional('AUTH_EMULATOR_URL', origin)
    if (env.NODE_ENV === 'production') {
      const refuse = (name: string) =>
        read.refuse(`${name} is for development only and must not be set when NODE_ENV is production.`)
      if (Object.keys(devRemotes).length > 0) refuse('DEV_REMOTES')
      if (authEmulatorUrl) refuse('AUTH_EMULATOR_URL')
    }
    return {
      host: read.withDefault('HOST', '127.0.0.1', anyText),
      port: read.withDefault('PORT', '3000', wholeNumber(0, 65_535)),
      apiUrl: read.required('API_URL', origin),
      ...storeSettings(read),
      releaseTokens: read.optional('RELEASE_TOKENS', parseReleaseTokens) ?? {},
      stages: read.optional('STAGES', parseStagesSetting) ?? [],
      authEmulatorUrl,
      firebase: {
        apiKey: read.required('FIREBASE_API_KEY', anyText),
        authDomain: read.required('FIREBASE_AUTH_DOMAIN', authDomain),
        projectId: read.required('FIREBASE_PROJECT_ID', anyText),
      },
      googleSignIn: read.withDefault('GOOGLE_SIGN_IN', 'on', onOrOff),
      recaptcha: read.withDefault('RECAPTCHA', 'off', onOrOff),
      tokenSyncUrl: read.optional('TOKEN_SYNC_URL', httpUrl)?.href,
      devRemotes,
      serverRendering: read.withDefault('SERVER_RENDERING', 'on', onOrOff),
      serviceToken: read.optional('SERVICE_TOKEN', serviceToken),
      telemetryShare: read.withDefault('TELEMETRY', '1', shareOrOff),
      trustProxy: read.optional('TRUST_PROXY', proxies(isIP)) ?? false,
      fairShares: read.withDefault('FAIR_SHARES', 'on', onOrOff),
      siteUrl: read.optional('SITE_URL', origin),
      socialLinks: read.optional('SOCIAL_LINKS', parseSocialLinks) ?? [],
      blogUrl: read.optional('BLOG_URL', httpsAddress)?.href,
      ga4MeasurementId: read.optional('GA4_MEASUREMENT_ID', measurementId),
    }
  })

/** Reads where the release store is; `edge/src/prune.ts` needs nothing else. */
export const parseStoreSettings = (env: Environment): StoreSettings => readSettings(env, readFile, storeSettings)

type StoreSettings = Pick<Settings, 'releasesDir' | 'releasesBucket'>

function storeSettings(read: Reader): StoreSettings {
  return {
    releasesDir: read.required('RELEASES_DIR', (value) => resolve(value)),
    releasesBucket: bucket(read),
  }
}

function bucket(read: Reader): Settings['releasesBucket'] {
  const url = read.optional('RELEASES_S3_URL', bucketUrl)
  if (url === undefined) return undefined
  return {
    url,
    region: read.withDefault('RELEASES_S3_REGION', 'auto', anyText),
    accessKeyId: read.required('RELEASES_S3_KEY_ID', anyText),
    secretAccessKey: read.required('RELEASES_S3_SECRET', anyText),
  }
}

const bucketUrl: Parse<string> = (value, name) => {
  const { pathname, search, hash } = httpUrl(value, name)
  if (pathname !== '/' && !search && !hash) return value.replace(/\/+$/, '')
  throw new SettingsError(`${name} must name a bucket, like https://s3.example/bucket/prefix.`)
}

const authDomain: Parse<string> = (value, name) => {
  if (/^[a-z0-9.-]+(?::\d+)?$/i.test(value)) return value
  throw new SettingsError(`${name} must be a host name, not "${value}".`)
}

const parseDevRemotes: Parse<Record<string, string>> = (value, name) => {
  let parsed: unknown
  try {
    parsed = JSON.parse(value)
  } catch {
    parsed = undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new SettingsError(`${name} must be a JSON object of remote names and origins.`)
  }
  return Object.fromEntries(Object.entries(parsed).map(([remote, url]) => [remote, origin(String(url), name)]))
}

const parseReleaseTokens: Parse<Record<string, string[]>> = (value, setting) => {
  const tokens: Record<string, string[]> = {}
  for (const pair of value.split(',')) {
    const [, name, hash] = /^\s*([^=]+)=([0-9a-f]{64})\s*$/.exec(pair) ?? []
    // The message must not repeat the value, which may be the token itself.
    if (!name || !RELEASE_NAME.test(name) || !hash)
      throw new SettingsError(`${setting} must list <name>=<SHA-256 in hex>, with commas between.`)
    tokens[name] = [...(tokens[name] ?? []), hash]
  }
  return tokens
}

const measurementId: Parse<string> = (value, name) => {
  if (/^G-[A-Z0-9]{4,20}$/.test(value)) return value
  throw new SettingsError(`${name} must be like G-ABC123DEF4, not "${value}".`)
}
