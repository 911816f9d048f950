import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { buildApp } from '../build-app'
import type { Settings } from '../settings'
import { closeLater } from './close-after-each'
import { makeReleaseStore, siteFiles } from './make-release-store'

/** An address without a server: port 9 is reserved for the discard service. */
export const NOBODY = 'http://127.0.0.1:9'

export const settingsWith = (change: Partial<Settings>): Settings => ({
  host: '127.0.0.1',
  port: 0,
  apiUrl: NOBODY,
  releasesDir: '/nowhere',
  releasesBucket: undefined,
  releaseTokens: {},
  stages: [],
  authEmulatorUrl: undefined,
  firebase: { apiKey: 'key', authDomain: 'superium.firebaseapp.com', projectId: 'superium' },
  googleSignIn: true,
  recaptcha: false,
  tokenSyncUrl: undefined,
  devRemotes: {},
  serverRendering: false,
  serviceToken: undefined,
  telemetryShare: 1,
  trustProxy: false,
  fairShares: true,
  siteUrl: undefined,
  socialLinks: [],
  blogUrl: undefined,
  ga4MeasurementId: undefined,
  ...change,
})

/** Starts the real server over a small release store. */
export async function startSite(
  change: Partial<Settings> = {},
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
  const releasesDir = change.releasesDir ?? makeReleaseStore(siteFiles)
  return closeLater(await buildApp(settingsWith({ ...change, releasesDir }), logger))
}

/** Requests a document like a browser. */
export const browse = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } })
