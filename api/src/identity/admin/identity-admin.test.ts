import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, decodeProtectedHeader, exportJWK, importSPKI, jwtVerify } from 'jose'
import { IdentityAdminError } from '../identity-admin'
import { emulatorAdmin } from './emulator-admin'
import { googleAdmin } from './google-admin'
import { readServiceAccount } from './service-account'

interface Call {
  url: string
  authorization: string | undefined
  body: string
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
let server: Server
let origin: string
let calls: Call[]
let answers: Record<string, [number, unknown]>

/** A fake of Google's API that answers by the last part of the path. */
beforeEach(async () => {
  calls = []
  answers = {}
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', async () => {
      const url = request.url ?? ''
      calls.push({ url, authorization: request.headers.authorization, body })
      const known = Object.entries(answers).find(([end]) => url.endsWith(end))
      const jwk = { ...(await exportJWK(await importSPKI(publicKey, 'RS256'))), kid: 'key-1', alg: 'RS256' }
      const [status, answer] = known?.[1] ?? [200, url === '/keys' ? { keys: [jwk] } : {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const keyFile = () => ({
  type: 'service_account',
  client_email: 'shop@project.iam.gserviceaccount.com',
  private_key: privateKey,
  private_key_id: 'key-1',
  token_uri: `${origin}/token`,
})

function openGoogle() {
  answers['/token'] = [200, { access_token: 'access-1', expires_in: 3600 }]
  const account = readServiceAccount(JSON.stringify(keyFile()))
  if (!account) throw new Error('no account')
  return googleAdmin('shop', account, origin)
}

const toolkit = () => calls.filter(({ url }) => url.includes('/v1/projects/'))
const changes = () => toolkit().map(({ url, body }) => [url.replace(/.*accounts:/, ''), JSON.parse(body)])

test('a service account signs an assertion for one access token, which all calls share', async () => {
  const admin = openGoogle()
  await Promise.all([admin.setDisabled('ada', true), admin.setDisabled('bea', false)])
  const exchanges = calls.filter(({ url }) => url === '/token')
  expect(exchanges).toHaveLength(1)
  const form = new URLSearchParams(exchanges[0]?.body)
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const assertion = form.get('assertion') ?? ''
  expect(decodeProtectedHeader(assertion)).toMatchObject({ alg: 'RS256', kid: 'key-1' })
  const { payload } = await jwtVerify(assertion, createRemoteJWKSet(new URL(`${origin}/keys`)), {
    issuer: 'shop@project.iam.gserviceaccount.com',
    audience: `${origin}/token`,
  })
  expect(payload.scope).toBe('https://www.googleapis.com/auth/identitytoolkit')
  expect(toolkit().map(({ url, authorization }) => [url, authorization])).toEqual([
    ['/v1/projects/shop/accounts:update', 'Bearer access-1'],
    ['/v1/projects/shop/accounts:update', 'Bearer access-1'],
  ])
})

test('a refused exchange is tried again by the next call', async () => {
  const admin = openGoogle()
  answers['/token'] = [400, { error: 'invalid_grant' }]
  await expect(admin.revokeSessions('ada')).rejects.toThrow('invalid_grant')
  answers['/token'] = [200, { access_token: 'access-2', expires_in: 3600 }]
  await admin.revokeSessions('ada')
  expect(toolkit()[0]?.authorization).toBe('Bearer access-2')
})

test('roles are given and taken without a change to other claims', async () => {
  answers['accounts:lookup'] = [200, { users: [{ localId: 'ada', customAttributes: '{"admin":true,"plan":"b"}' }] }]
  await openGoogle().setRoles('ada', { seller: true, admin: false })
  expect(changes()).toEqual([
    ['lookup', { localId: ['ada'] }],
    ['update', { localId: 'ada', customAttributes: '{"plan":"b","seller":true}' }],
  ])
})

test('an account is found by its address, with what decides whether it may be an administrator', async () => {
  const account = { localId: 'ada', emailVerified: true, customAttributes: '{"admin":true}' }
  answers['accounts:lookup'] = [200, { users: [account] }]
  const known = { uid: 'ada', emailVerified: true, disabled: false, admin: true }
  expect(await openGoogle().findByEmail('ada@shop.example')).toEqual(known)
  expect(changes()).toEqual([['lookup', { email: ['ada@shop.example'] }]])
  answers['accounts:lookup'] = [200, { users: [{ localId: 'bob', disabled: true }] }]
  const unproved = { uid: 'bob', emailVerified: false, disabled: true, admin: false }
  expect(await openGoogle().findByEmail('bob@shop.example')).toEqual(unproved)
  answers['accounts:lookup'] = [200, { kind: 'identitytoolkit#GetAccountInfoResponse' }]
  expect(await openGoogle().findByEmail('eve@shop.example')).toBeNull()
})

test('an account that does not exist gets no roles', async () => {
  await expect(openGoogle().setRoles('nobody', { seller: true })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
})

test('accounts of the emulator are disabled, signed out and deleted with its master key', async () => {
  const admin = emulatorAdmin('demo-shop', origin.replace('http://', ''))
  await admin.setDisabled('ada', true)
  await admin.revokeSessions('ada')
  await admin.deleteAccount('ada')
  expect(changes()).toEqual([
    ['update', { localId: 'ada', disableUser: true }],
    ['update', { localId: 'ada', validSince: expect.stringMatching(/^\d{10}$/) }],
    ['delete', { localId: 'ada' }],
  ])
  expect(toolkit()[0]).toMatchObject({
    url: '/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts:update',
    authorization: 'Bearer owner',
  })
})

test('an account that is gone is deleted already; another refusal and an outage are errors', async () => {
  const admin = openGoogle()
  answers['accounts:delete'] = [400, { error: { message: 'USER_NOT_FOUND' } }]
  await admin.deleteAccount('ada')
  answers['accounts:delete'] = [403, { error: { message: 'PERMISSION_DENIED : no' } }]
  await expect(admin.deleteAccount('ada')).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  server.closeAllConnections()
  server.close()
  await expect(admin.deleteAccount('ada')).rejects.toBeInstanceOf(IdentityAdminError)
})

test.each([
  ['a file that is not there', '/nowhere/key.json'],
  ['JSON of something else', '{"type":"authorized_user"}'],
  ['broken JSON', '{"private_key": "secret'],
  ['an invalid key', '{"client_email":"a@b.example","private_key":"secret"}'],
])('credentials with %s are refused by name, without their content', (_, value) => {
  expect(() => readServiceAccount(value)).toThrow(/^GOOGLE_APPLICATION_CREDENTIALS must/)
  expect(() => readServiceAccount(value)).not.toThrow(/secret/)
})

test('assertions are not sent over plain http', () => {
  const open = { ...keyFile(), token_uri: 'http://tokens.example/token' }
  expect(() => readServiceAccount(JSON.stringify(open))).toThrow(/^GOOGLE_APPLICATION_CREDENTIALS must/)
})
