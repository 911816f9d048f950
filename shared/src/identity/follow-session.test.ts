import { $session, identityToken } from '@superium/shared/state'
import { followSession } from './follow-session'
import { configureIdentity } from './identity-config'
import { IdentityTimeout, RESTORE_TIMEOUT_MS } from './with-timeout'

const claims = { sub: 'u', user_id: 'u', email: 'ada@superium.example', auth_time: 1, iat: 1, exp: 1 }
const jwt = (exp: number): string =>
  ['{"alg":"none"}', JSON.stringify({ ...claims, exp })]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

/** A stored session whose token has expired, so the SDK has to request a new one. */
const stored = {
  uid: 'u',
  email: 'ada@superium.example',
  displayName: 'Ada',
  emailVerified: false,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'refresh', accessToken: `${jwt(1)}.`, expirationTime: 1000 },
  createdAt: '1',
  lastLoginAt: '1',
  apiKey: 'key',
  appName: '[DEFAULT]',
}

const json = (body: object): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

const service = (url: string): Response => {
  const soon = Math.floor(Date.now() / 1000) + 3600
  if (url.includes('securetoken')) {
    return json({
      access_token: `${jwt(soon)}.`,
      id_token: `${jwt(soon)}.`,
      refresh_token: 'refresh',
      expires_in: '3600',
    })
  }
  return json({ users: [{ localId: 'u', email: stored.email, displayName: 'Ada', providerUserInfo: [] }] })
}

test('a hanging service times out, and the session is restored when it answers again', async () => {
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify(stored))
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })
  const waiting: (() => void)[] = []
  let hangs = true
  globalThis.fetch = (input) =>
    new Promise((resolve) => {
      const answer = (): void => resolve(service(String(input)))
      if (hangs) waiting.push(answer)
      else answer()
    })

  const began = Date.now()
  await expect(followSession()).rejects.toBeInstanceOf(IdentityTimeout)
  // Far below Firebase's own limit of 30 s, with room for a busy machine.
  expect(Date.now() - began).toBeLessThan(2 * RESTORE_TIMEOUT_MS)
  expect($session.get().status).toBe('loading')

  hangs = false
  for (const answer of waiting) answer()
  await followSession()
  expect($session.get()).toMatchObject({ status: 'signed-in', user: { uid: 'u', displayName: 'Ada' } })
  expect(await identityToken()).toMatch(/^ey/)
})
