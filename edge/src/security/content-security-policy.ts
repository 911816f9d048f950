import type { Settings } from '../settings'

/** What Google's tag needs: https://developers.google.com/tag-platform/security/guides/csp. */
const GOOGLE_TAG = 'https://www.googletagmanager.com'
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAG]

const GOOGLE_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** What reCAPTCHA Enterprise needs: https://developers.google.com/recaptcha/docs/faq. */
const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/**
 * The Content Security Policy of documents, without the nonces of the response. It forbids eval and inline scripts; React
 * needs style attributes, which cannot run code.
 */
export function contentSecurityPolicy(settings: Settings): Record<string, string[]> {
  const dev = [...new Set(Object.values(settings.devRemotes))]
  const sockets = dev.map((origin) => origin.replace(/^http/, 'ws'))
  const emulated = settings.authEmulatorUrl !== undefined
  const google = settings.googleSignIn && !emulated
  const recaptcha = settings.recaptcha && !emulated
  const measured = settings.ga4MeasurementId !== undefined
  return {
    'default-src': ["'self'", ...dev],
    'script-src': [
      "'self'",
      ...dev,
      ...(google ? ['https://apis.google.com'] : []),
      ...(recaptcha ? RECAPTCHA_SCRIPTS : []),
      ...(measured ? [GOOGLE_TAG] : []),
    ],
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
