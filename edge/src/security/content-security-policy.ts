import type { Settings } from '../settings'

/** Where browsers report what the policy has blocked; `violations/routes.ts` counts the reports. */
export const REPORT_PATH = '/csp-reports'
/** The name of this endpoint for `report-to`. */
export const REPORT_GROUP = 'csp'

/** What Google's tag needs: https://developers.google.com/tag-platform/security/guides/csp. */
const GOOGLE_TAG = 'https://www.googletagmanager.com/'
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAG]

const GOOGLE_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** What reCAPTCHA Enterprise needs: https://developers.google.com/recaptcha/docs/faq. */
const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/** The Trusted Types policy of the document's own script (`document/trusted-types-script.ts`). */
const OWN_POLICY = 'default'
/** The policies that Google's scripts create; without these they cannot load further scripts. */
const GOOGLE_POLICIES = ['gapi#gapi', 'goog#html']

/** Which of Google's services the browsers of this site use. */
function used(settings: Settings) {
  const emulated = settings.authEmulatorUrl !== undefined
  return {
    google: settings.googleSignIn && !emulated,
    recaptcha: settings.recaptcha && !emulated,
    measured: settings.ga4MeasurementId !== undefined,
  }
}

/** Where scripts may come from, besides the releases of a document: addresses that end with a slash. */
export function foreignScripts(settings: Settings): string[] {
  const { google, recaptcha, measured } = used(settings)
  return [
    ...(google ? ['https://apis.google.com/'] : []),
    ...(recaptcha ? RECAPTCHA_SCRIPTS : []),
    ...(measured ? [GOOGLE_TAG] : []),
  ]
}

/**
 * The Content Security Policy of documents, without the nonces of the response and the releases of its visitor
 * (`releaseScripts`). It forbids eval, inline scripts, and strings where code is expected. Style attributes are allowed
 * because the HTML that React renders on the server has them, with values that differ from page to page, so that no
 * hash can allow them; they cannot run code.
 */
export function contentSecurityPolicy(settings: Settings): Record<string, string[]> {
  const dev = [...new Set(Object.values(settings.devRemotes))]
  const sockets = dev.map((origin) => origin.replace(/^http/, 'ws'))
  const { google, recaptcha, measured } = used(settings)
  const foreign = foreignScripts(settings)
  return {
    'default-src': ["'self'", ...dev],
    'script-src': [...dev, ...foreign],
    'style-src': ["'self'", ...dev],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https://*.googleusercontent.com',
      ...(measured ? GOOGLE_ANALYTICS : []),
      ...dev,
    ],
    'connect-src': [
      "'self'",
      ...GOOGLE_IDENTITY,
      ...(recaptcha ? ['https://www.google.com/recaptcha/'] : []),
      ...(measured ? GOOGLE_ANALYTICS : []),
      ...(settings.tokenSyncUrl ? [new URL(settings.tokenSyncUrl).origin] : []),
      ...dev,
      ...sockets,
    ],
    'frame-src': frames(settings, { google, recaptcha }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [OWN_POLICY, ...(foreign.length > 0 ? GOOGLE_POLICIES : [])],
    'report-uri': [REPORT_PATH],
  }
}

/** Google signs in through a frame of the sign-in domain; with the emulator that is the site's own. */
function frames({ firebase, googleSignIn }: Settings, on: { google: boolean; recaptcha: boolean }): string[] {
  const sources = [
    ...(on.google ? [`https://${firebase.authDomain}`] : []),
    ...(on.recaptcha ? RECAPTCHA_FRAMES : []),
    ...(googleSignIn && !on.google ? ["'self'"] : []),
  ]
  return sources.length > 0 ? sources : ["'none'"]
}
