import { SettingsError } from '@superium/shared/settings'
import { parseSettings } from './settings'

const good = {
  API_URL: 'http://127.0.0.1:3001',
  RELEASES_DIR: '/srv/releases',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'superium.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'superium',
}

const refusal = (env: Record<string, string | undefined>): string => {
  try {
    parseSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'accepted'
}

test('the minimal environment gives a local site that trusts no proxy', () => {
  expect(parseSettings(good)).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    trustProxy: false,
    fairShares: true,
    devRemotes: {},
    authEmulatorUrl: undefined,
    serviceToken: undefined,
    telemetryShare: 1,
  })
})

test('a full environment is parsed into types', () => {
  const settings = parseSettings({
    ...good,
    PORT: '8080',
    AUTH_EMULATOR_URL: 'http://127.0.0.1:3003/',
    TOKEN_SYNC_URL: 'https://sync.example/token',
    DEV_REMOTES: '{"mf-cart":"http://localhost:4001"}',
    TRUST_PROXY: '10.0.0.0/8, loopback, ::1',
    SITE_URL: 'https://shop.example',
    SERVICE_TOKEN: 'a-service-token-of-tests-0123',
    TELEMETRY: '0.25',
    BLOG_URL: 'https://blog.example/shop',
    GA4_MEASUREMENT_ID: 'G-ABC123DEF4',
  })
  expect(settings).toMatchObject({
    port: 8080,
    authEmulatorUrl: 'http://127.0.0.1:3003',
    tokenSyncUrl: 'https://sync.example/token',
    devRemotes: { 'mf-cart': 'http://localhost:4001' },
    trustProxy: ['10.0.0.0/8', 'loopback', '::1'],
    siteUrl: 'https://shop.example',
    serviceToken: 'a-service-token-of-tests-0123',
    telemetryShare: 0.25,
    blogUrl: 'https://blog.example/shop',
    ga4MeasurementId: 'G-ABC123DEF4',
    socialLinks: [],
  })
})

test.each([
  ['BLOG_URL', 'http://blog.example'],
  ['GA4_MEASUREMENT_ID', 'UA-1234-5'],
  ['SOCIAL_LINKS', 'instagram'],
  ['API_URL', undefined],
  ['API_URL', 'localhost:3001'],
  ['API_URL', 'http://127.0.0.1/api'],
  ['RELEASES_DIR', undefined],
  ['FIREBASE_API_KEY', ''],
  ['FIREBASE_AUTH_DOMAIN', "evil.example; script-src 'unsafe-eval'"],
  ['FIREBASE_PROJECT_ID', undefined],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['AUTH_EMULATOR_URL', 'ftp://127.0.0.1'],
  ['TOKEN_SYNC_URL', 'sync'],
  ['DEV_REMOTES', '{'],
  ['DEV_REMOTES', '["http://localhost:4001"]'],
  ['DEV_REMOTES', '{"mf-cart":"javascript:alert(1)"}'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/64'],
  ['SITE_URL', 'shop.example'],
  ['SERVICE_TOKEN', 'short'],
  ['TELEMETRY', '0'],
  ['TELEMETRY', '1.5'],
  ['TELEMETRY', 'on'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(refusal({ ...good, [name]: value })).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`))
})

test('development remotes are refused in production', () => {
  expect(refusal({ ...good, NODE_ENV: 'production', DEV_REMOTES: '{"mf-cart":"http://localhost:4001"}' })).toMatch(
    /^DEV_REMOTES is for development only/,
  )
})

test('the Auth emulator is refused in production', () => {
  expect(refusal({ ...good, NODE_ENV: 'production', AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })).toMatch(
    /^AUTH_EMULATOR_URL is for development only/,
  )
})

test('a release name can have several token hashes', () => {
  const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
  const { releaseTokens } = parseSettings({ ...good, RELEASE_TOKENS: `mf-cart=${one}, shell=${two},mf-cart=${two}` })
  expect(releaseTokens).toEqual({ 'mf-cart': [one, two], shell: [two] })
})

test('a release token in place of its hash is refused without repeating it', () => {
  const read = () => parseSettings({ ...good, RELEASE_TOKENS: 'mf-cart=secret-token' })
  expect(read).toThrow('RELEASE_TOKENS must list')
  expect(read).not.toThrow('secret-token')
})

test('a bucket needs its keys and a name', () => {
  const keys = { RELEASES_S3_KEY_ID: 'id', RELEASES_S3_SECRET: 'secret' }
  const url = 'https://s3.example/bucket/prefix'
  expect(parseSettings({ ...good, RELEASES_S3_URL: `${url}/`, ...keys }).releasesBucket).toEqual({
    url,
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(() => parseSettings({ ...good, RELEASES_S3_URL: url })).toThrow('RELEASES_S3_KEY_ID must be set')
  expect(() => parseSettings({ ...good, RELEASES_S3_URL: 'https://s3.example', ...keys })).toThrow('must name a bucket')
})
