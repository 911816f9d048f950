import type { Settings } from '../settings'
import { closeAfterEach } from '../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../testing/make-release-store'
import { browse, startSite } from '../testing/start-site'

closeAfterEach()

async function policyOf(change: Partial<Settings>, sent: Record<string, string> = {}): Promise<Record<string, string>> {
  const { headers } = await browse(await startSite(change), '/', sent)
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => {
        const [name = '', ...sources] = part.trim().split(' ')
        return [name, sources.join(' ')]
      }),
  )
}

test('a document may run only scripts of the releases that its visitor gets', async () => {
  const policy = await policyOf({}, { host: 'shop.example' })
  expect(policy['script-src']).toMatch(
    /^https:\/\/apis\.google\.com\/ 'nonce-[0-9a-f]{32}'(?: shop\.example\/assets\/[a-z-]+\/1\.0\.0\/)+$/,
  )
  expect(policy['script-src']).toContain(' shop.example/assets/shell/1.0.0/')
  expect(policy['style-src']).toMatch(/^'self' 'nonce-[0-9a-f]{32}'$/)
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    'frame-src': 'https://superium.firebaseapp.com',
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default gapi#gapi goog#html',
    'report-uri': '/csp-reports',
  })
  expect(JSON.stringify(policy)).not.toContain('eval')
})

test('where the site has another name outside, both names are allowed', async () => {
  const policy = await policyOf({ siteUrl: 'https://shop.example' }, { host: 'edge.internal:3000' })
  expect(policy['script-src']).toContain(' edge.internal:3000/assets/shell/1.0.0/ shop.example/assets/shell/1.0.0/')
})

test('a host with other characters adds nothing to the policy', async () => {
  const policy = await policyOf({}, { host: 'a;evil-src' })
  expect(policy['script-src']).toContain(' localhost/assets/shell/1.0.0/')
  expect(Object.keys(policy).filter((name) => name.includes('evil'))).toEqual([])
})

test('over https reports also go to an endpoint of the Reporting API, which Chromium takes there only', async () => {
  const trusting = await startSite({ trustProxy: ['loopback'] })
  const { headers } = await browse(trusting, '/', { 'x-forwarded-proto': 'https' })
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  expect(headers['content-security-policy']).toMatch(/;report-to csp$/)
  const plain = await browse(trusting, '/')
  expect(plain.headers['reporting-endpoints']).toBeUndefined()
  expect(plain.headers['content-security-policy']).not.toContain('report-to')
})

test('with the emulator no script or frame of Google is allowed', async () => {
  const policy = await policyOf({ authEmulatorUrl: 'http://127.0.0.1:9' })
  expect(policy['script-src']).not.toContain('google')
  expect(policy['trusted-types']).toBe('default')
  expect(policy['frame-src']).toBe("'self'")
})

test('without sign-in with Google none of its scripts and frames is allowed', async () => {
  const policy = await policyOf({ googleSignIn: false })
  expect(policy['script-src']).not.toContain('google')
  expect(policy['frame-src']).toBe("'none'")
})

test('reCAPTCHA is allowed only where it is configured', async () => {
  expect(JSON.stringify(await policyOf({}))).not.toContain('recaptcha')
  const policy = await policyOf({ recaptcha: true })
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(policy[name]).toContain('https://www.google.com/recaptcha/')
})

test('Google Analytics is allowed only where it is configured', async () => {
  const policy = await policyOf({ ga4MeasurementId: 'G-ABC123DEF4' })
  expect(policy['script-src']).toMatch(/^https:\/\/apis\.google\.com\/ https:\/\/www\.googletagmanager\.com\/ 'nonce-/)
  for (const name of ['connect-src', 'img-src']) expect(policy[name]).toContain('https://*.google-analytics.com')
  expect(JSON.stringify(await policyOf({}))).not.toMatch(/analytics|tagmanager/)
})

test('token sync and dev servers are allowed only where they are configured', async () => {
  const policy = await policyOf({
    tokenSyncUrl: 'https://sync.example/token?x=1',
    devRemotes: { shell: 'http://localhost:4000', 'mf-cart': 'http://localhost:4001' },
  })
  expect(policy['connect-src']?.split(' ')).toEqual(
    expect.arrayContaining(['https://sync.example', 'http://localhost:4001', 'ws://localhost:4001']),
  )
  expect(policy['script-src']).toContain('http://localhost:4000 http://localhost:4001')
  expect(policy['script-src']).not.toContain('unsafe')
})

test.each(['/', '/nowhere', '/discovery.json', '/assets/shell/1.0.0/nothing.js', '/api/x', '/robots.txt'])(
  '%s has the security headers',
  async (url) => {
    const { headers } = await browse(await startSite(), url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['x-powered-by']).toBeUndefined()
  },
)

test.each(['/assets/shell/1.0.0/main.js', '/assets/shell/1.0.0/main.css'])(
  '%s keeps its policy, and goes without what browsers read on documents only',
  async (url) => {
    const app = await startSite({ releasesDir: makeReleaseStore(siteFiles) })
    const { statusCode, headers } = await browse(app, url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    expect(
      Object.keys(headers).filter((name) => /^(?:permissions|referrer|cross-origin-o|origin-|x-[dfp])/.test(name)),
    ).toEqual([])
  },
)

test('a drawing keeps them all: browsers open SVG as a document', async () => {
  const app = await startSite({ releasesDir: makeReleaseStore({ ...siteFiles, 'shell/1.0.0/mark.svg': '<svg/>' }) })
  const { headers } = await browse(app, '/assets/shell/1.0.0/mark.svg')
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'permissions-policy': expect.any(String) })
})

test('the icon that is opened by itself may have itself as its icon', async () => {
  const { headers } = await browse(await startSite(), '/favicon.svg')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';img-src 'self';frame-ancestors 'none';base-uri 'none'",
  )
})

test('HSTS is sent only behind a trusted https proxy', async () => {
  const https = { 'x-forwarded-proto': 'https' }
  const untrusted = await browse(await startSite(), '/', https)
  expect(untrusted.headers['strict-transport-security']).toBeUndefined()
  const trusting = await startSite({ trustProxy: ['loopback'] })
  expect((await browse(trusting, '/', https)).headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await browse(trusting, '/')).headers['strict-transport-security']).toBeUndefined()
})
