import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { $session, $shopToken, $user, identityToken } from '@superium/shared/state'
import { changePassword, logOut, rename, requestPasswordReset, signIn, signUp } from './account-actions'
import { followSession } from './follow-session'
import { configureIdentity } from './identity-config'
import { identityCode } from './identity-error'
import { refreshVerification } from './verification'

// The site's own Auth emulator. In the browser the edge proxies its two paths; here `fetch` does.
const SITE = 'http://localhost'
const folder = mkdtempSync(join(tmpdir(), 'identity-'))
let emulator: ChildProcess
let address: string
let reachable = true

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const place = server.address()
      server.close(() => resolve(typeof place === 'object' && place ? place.port : 0))
    })
  })

beforeAll(async () => {
  const network = globalThis.fetch
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  emulator = spawn(process.execPath, ['--import', 'tsx', 'tools/src/auth-emulator/main.ts'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, PORT: String(port), SUPERIUM_DATA: folder, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    emulator.stdout?.on('data', (text) => String(text).includes('Auth emulator on') && resolve())
    emulator.on('exit', (code) => reject(new Error(`The emulator ended with ${code}.`)))
  })
  globalThis.fetch = (input, init) =>
    reachable ? network(String(input).replace(SITE, address), init) : Promise.reject(new TypeError('Failed to fetch'))
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })
})

afterAll(async () => {
  emulator.removeAllListeners('exit')
  const ended = new Promise((resolve) => emulator.once('exit', resolve))
  emulator.kill()
  await ended
  rmSync(folder, { recursive: true, force: true })
})

/** Uses the emulator's master key; on the site the server sets the claims. */
const asOwner = (path: string, body: object): Promise<Response> =>
  fetch(`${SITE}/identitytoolkit.googleapis.com/v1/projects/demo-superium/${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const code = (promise: Promise<unknown>): Promise<string> => promise.then(() => 'accepted', identityCode)

test('a visitor who is not signed in is anonymous, without marker and token', async () => {
  await followSession()
  expect($session.get()).toEqual({ status: 'anonymous', user: null })
  expect($shopToken.get()).toBeNull()
  expect(await identityToken()).toBeNull()
})

test('sign-up signs in, and session and token have the display name', async () => {
  await signUp('Ada', 'ada@superium.example', 'superium-demo', false)
  expect($user.get()).toMatchObject({ email: 'ada@superium.example', displayName: 'Ada', roles: [] })
  expect($shopToken.get()).toBe('present')
  expect(localStorage.getItem('shopToken')).toBe('"present"')
  expect(await identityToken()).toMatch(/^ey/)
})

test('sign-up asks by e-mail to verify the address', async () => {
  const answer = await fetch(`${SITE}/emulator/v1/projects/demo-superium/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] }
  expect(oobCodes).toMatchObject([{ email: 'ada@superium.example', requestType: 'VERIFY_EMAIL' }])
  expect(new URL(oobCodes[0]?.oobLink ?? '').searchParams.get('continueUrl')).toBe('http://localhost/myaccount')
})

test('the marker and the stored session contain no token', async () => {
  const token = await identityToken()
  expect(token).not.toBeNull()
  expect(JSON.stringify($session.get()) + localStorage.getItem('shopToken')).not.toContain(token)
})

test('a taken address is refused, unless an interrupted attempt of the same visitor created it', async () => {
  await logOut()
  expect(await code(signUp('Ada', 'ada@superium.example', 'superium-demo', false))).toBe('email-already-in-use')
  expect($user.get()).toBeNull()
  await signUp('Ada L', 'ada@superium.example', 'superium-demo', true)
  expect($user.get()?.displayName).toBe('Ada L')
  await logOut()
  expect(await code(signUp('Eve', 'ada@superium.example', 'not-her-password', true))).toBe('invalid-credential')
})

test('log out clears user, marker and token', async () => {
  await signIn('ada@superium.example', 'superium-demo')
  await logOut()
  expect($session.get()).toEqual({ status: 'anonymous', user: null })
  expect(localStorage.getItem('shopToken')).toBeNull()
  expect(await identityToken()).toBeNull()
})

test('a wrong password and an unknown address have the same error', async () => {
  expect(await code(signIn('ada@superium.example', 'wrong-password'))).toBe('invalid-credential')
  expect(await code(signIn('nobody@superium.example', 'wrong-password'))).toBe('invalid-credential')
  expect($session.get().status).toBe('anonymous')
})

test('roles are only the claims that the server set', async () => {
  await signIn('ada@superium.example', 'superium-demo')
  const localId = $user.get()?.uid
  await asOwner('accounts:update', { localId, customAttributes: '{"admin":true,"seller":"yes","root":true}' })
  await logOut()
  await signIn('ada@superium.example', 'superium-demo')
  // The address is not verified yet.
  expect($user.get()).toMatchObject({ roles: [], emailVerified: false })
  await asOwner('accounts:update', { localId, emailVerified: true })
  expect(await refreshVerification()).toBe(true)
  expect($user.get()).toMatchObject({ roles: ['admin'], emailVerified: true })
})

test('a changed name is in the session at once', async () => {
  await rename('Countess Lovelace')
  expect($user.get()?.displayName).toBe('Countess Lovelace')
})

test('changing the password requires the current one', async () => {
  expect(await code(changePassword('wrong-password', 'another-demo'))).toBe('invalid-credential')
  await changePassword('superium-demo', 'another-demo')
  await logOut()
  expect(await code(signIn('ada@superium.example', 'superium-demo'))).toBe('invalid-credential')
  expect(await code(signIn('ada@superium.example', 'another-demo'))).toBe('accepted')
})

test('a reset for an unknown address is answered like one for a known address', async () => {
  expect(await code(requestPasswordReset('ada@superium.example'))).toBe('accepted')
  expect(await code(requestPasswordReset('nobody@superium.example'))).toBe('accepted')
})

test('a sign-out in another tab ends the session in this one', async () => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser'))
  expect(keys).toHaveLength(1)
  for (const key of keys) {
    const oldValue = localStorage.getItem(key)
    localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null, storageArea: localStorage }))
  }
  await new Promise<void>((resolve) => {
    const stop = $session.listen(({ status }) => {
      if (status !== 'anonymous') return
      stop()
      resolve()
    })
  })
  expect($shopToken.get()).toBeNull()
})

test('sign-in fails with the network error’s code when the service is unreachable', async () => {
  reachable = false
  expect(await code(signIn('ada@superium.example', 'another-demo'))).toBe('network-request-failed')
  reachable = true
})
