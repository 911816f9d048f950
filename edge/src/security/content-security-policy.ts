import type { Settings } from '../settings'

const GOOGLE_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * The Content Security Policy of documents, without the nonces of the response. It forbids eval and inline scripts; React
 * needs style attributes, which cannot run code.
 */
export function contentSecurityPolicy(settings: Settings): Record<string, string[]> {
  const dev = [...new Set(Object.values(settings.devRemotes))]
  const sockets = dev.map((origin) => origin.replace(/^http/, 'ws'))
  const google = settings.authEmulatorUrl === undefined
  return {
    'default-src': ["'self'", ...dev],
    'script-src': ["'self'", ...dev, ...(google ? ['https://apis.google.com'] : [])],
    'style-src': ["'self'", ...dev],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com', ...dev],
    'connect-src': [
      "'self'",
      ...GOOGLE_IDENTITY,
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
