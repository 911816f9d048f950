import type { ServicePlan } from '../process/supervisor'
import type { Settings } from '../settings/parse-settings'

/**
 * Initial size of V8's old generation in MB. The edge passes documents as buffers, which count towards it; with V8's
 * default, full garbage collections take an eighth of its processor time.
 */
const OLD_MB = 256

/**
 * Arenas of glibc's allocator (ignored on other systems). Pictures are encoded in several threads: with glibc's default
 * of eight arenas per core, the API kept 250 MB after 270 pictures instead of 160 MB, for the same processor time.
 */
const MALLOC_ARENAS = '2'

const environment = (settings: Settings): Record<string, string | undefined> => ({
  // A real project has real people's accounts, so mail must not be lost and logs must not contain addresses.
  NODE_ENV: settings.firebase.emulated ? 'development' : 'production',
  SUPERIUM_DATA: settings.data,
  FIREBASE_PROJECT_ID: settings.firebase.projectId,
})

/** The host name under which a process on this machine reaches the site. */
export function localHost({ host }: Pick<Settings, 'host'>): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** The official Auth emulator, in its own process. */
export function authService(settings: Settings): ServicePlan {
  return {
    name: 'auth',
    args: ['tools/dist/auth-emulator.js'],
    env: { ...environment(settings), PORT: String(settings.ports.auth) },
    health: `http://127.0.0.1:${settings.ports.auth}/`,
  }
}

/** The environment of the API and of the demo seed. */
export function apiEnvironment(settings: Settings, databaseUrl: string): Record<string, string | undefined> {
  return {
    ...environment(settings),
    DATABASE_URL: databaseUrl,
    ...(settings.firebase.emulated && { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${settings.ports.auth}` }),
    ...(!settings.firebase.emulated &&
      settings.firebase.credentials && { GOOGLE_APPLICATION_CREDENTIALS: settings.firebase.credentials }),
    SITE_URL: `http://localhost:${settings.ports.site}`,
    SHIPPING_FLAT_CENTS: settings.shipping.flat,
    SHIPPING_FREE_OVER_CENTS: settings.shipping.freeOver,
    TAX_PERCENT: settings.taxPercent,
    BANK_DETAILS: settings.payments.bankDetails,
    CHECK_PAYEE: settings.payments.checkPayee,
    UNPAID_EXPIRY_HOURS: settings.payments.expiryHours,
    UNPAID_ORDERS_MAX: settings.payments.ordersMax,
    UNVERIFIED_ORDERS_MAX: settings.payments.unverifiedMax,
    UNPAID_PIECES_MAX: settings.payments.piecesMax,
    UNVERIFIED_TOTAL_MAX_CENTS: settings.payments.unverifiedTotalMaxCents,
    NETWORK_PIECES_MAX: settings.payments.networkPiecesMax,
    ...(settings.mail.smtpUrl && { SMTP_URL: settings.mail.smtpUrl }),
    MAIL_FROM: settings.mail.from,
    SUPPORT_EMAIL: settings.mail.support,
    SHOP_ADDRESS: settings.mail.address,
    ...(settings.seedProducts && { SEED_PRODUCTS: String(settings.seedProducts) }),
  }
}

/** The module that draws the demo shop's pictures, relative to the repository. */
const DEMO_PICTURES = './demo/dist/picture-source.js'

/**
 * The product API. It accepts this installation's site server by the service token, and encrypts account numbers with
 * the key.
 */
export function apiService(
  settings: Settings,
  databaseUrl: string,
  { serviceToken, payoutKey }: { serviceToken?: string; payoutKey?: string } = {},
): ServicePlan {
  return {
    name: 'api',
    args: ['api/dist/main.js'],
    env: {
      ...apiEnvironment(settings, databaseUrl),
      PORT: String(settings.ports.api),
      HOST: '127.0.0.1',
      ...(settings.demo && { PICTURE_SOURCE: DEMO_PICTURES }),
      MALLOC_ARENA_MAX: MALLOC_ARENAS,
      ...(serviceToken && { SERVICE_TOKEN: serviceToken }),
      ...(payoutKey && { PAYOUT_KEY: payoutKey }),
    },
    health: `http://127.0.0.1:${settings.ports.api}/readyz`,
    // The API first counts the catalogue, which takes minutes for a large shop or on a busy cluster.
    readyWithinMs: 600_000,
  }
}

/** The site's server. */
export function edgeService(
  settings: Settings,
  releases: string,
  { service, release }: { service?: string; release?: string } = {},
): ServicePlan {
  return {
    name: 'edge',
    args: [`--initial-old-space-size=${OLD_MB}`, 'edge/dist/main.js'],
    env: {
      ...environment(settings),
      PORT: String(settings.ports.site),
      HOST: settings.host,
      API_URL: `http://127.0.0.1:${settings.ports.api}`,
      RELEASES_DIR: releases,
      SITE_URL: `http://localhost:${settings.ports.site}`,
      ...(service && { SERVICE_TOKEN: service }),
      TELEMETRY: settings.telemetry,
      ...(release && { RELEASE_TOKENS: release }),
      ...(settings.firebase.emulated && { AUTH_EMULATOR_URL: `http://127.0.0.1:${settings.ports.auth}` }),
      FIREBASE_API_KEY: settings.firebase.apiKey,
      FIREBASE_AUTH_DOMAIN: settings.firebase.authDomain,
      GOOGLE_SIGN_IN: settings.signIn.google,
      RECAPTCHA: settings.signIn.recaptcha,
      ...(settings.tokenSyncUrl && { TOKEN_SYNC_URL: settings.tokenSyncUrl }),
      STAGES: settings.stages,
      SOCIAL_LINKS: settings.shell.socialLinks,
      BLOG_URL: settings.shell.blogUrl,
      GA4_MEASUREMENT_ID: settings.shell.ga4MeasurementId,
    },
    health: `http://${localHost(settings)}:${settings.ports.site}/readyz`,
  }
}
