import type { Settings } from '../settings'

/** What Google's tag needs: https://developers.google.com/tag-platform/security/guides/csp. */
const GOOGLE_TAG = 'https://www.googletagmanager.com'
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAG]

const GOOGLE_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * The Content Security Policy of documents, without the nonces of the response. It forbids eval and inline scripts; React
 * needs style attributes, which cannot run code.
 */
export function contentSecurityPolicy(settings: Settings): Record<string, string[]> {
  const dev = [...new Set(Object.values(settings.devRemotes))]
  const sockets = dev.map((origin) => origin.replace(/^http/, 'ws'))
  const google = settings.authEmulatorUrl === undefined
  const measured = settings.ga4MeasurementId !== undefined
  return {
    'default-src': ["'self'", ...dev],
    'script-src': ["'self'", ...dev, ...(google ? ['https://apis.google.com'] : []), ...(measured ? [GOOGLE_TAG] : [])],
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
      ...(measured ? GOOGLE_ANALYTICS : []),
      ...(settings.tokenSyncUrl ? [new URL(settings.tokenSyncUrl).origin] : []),
      ...dev,
      ...sockets,
    ],
    'frame-src': google ? [`https://${settings.firebase.authDomain}`] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
}
