import { createServer, type RequestListener } from 'node:http'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { googleVerifier } from './google-verifier'
import type { TokenVerifier } from './identity'

const seconds = (): number => Math.floor(Date.now() / 1000)
const claims = { email: 'a@shop.example', name: 'Ada', auth_time: seconds() - 10, admin: true, seller: 'yes' }
let sign: (change?: JWTPayload, options?: { alg?: string; expires?: number }) => Promise<string>
let stranger: typeof sign
let verify: TokenVerifier

beforeAll(async () => {
  const makeSigner = async (kid: string) => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
    const signer: typeof sign = (change = {}, { expires = 3600 } = {}) =>
      new SignJWT({ sub: 'uid-1', ...claims, ...change })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(change.iss ?? 'https://securetoken.google.com/shop')
        .setAudience(change.aud ?? 'shop')
        .setIssuedAt(seconds() - 10)
        .setExpirationTime(seconds() + expires)
        .sign(privateKey)
    return { signer, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } }
  }
  const [ours, other] = await Promise.all([makeSigner('one'), makeSigner('one')])
  sign = ours.signer
  stranger = other.signer
  verify = googleVerifier('shop', createLocalJWKSet({ keys: [ours.jwk] }))
})

test('a valid token resolves to its account with the roles from its claims', async () => {
  expect(await verify(await sign())).toEqual({
    uid: 'uid-1',
    email: 'a@shop.example',
    emailVerified: false,
    name: 'Ada',
    admin: true,
    seller: false,
    issuedAt: expect.any(Number),
    signedInAt: claims.auth_time,
  })
})

test('an address counts as verified only when the token says so', async () => {
  expect(await verify(await sign({ email_verified: true }))).toMatchObject({ emailVerified: true })
  expect(await verify(await sign({ email_verified: 'true' }))).toMatchObject({ emailVerified: false })
})

test.each<[string, () => Promise<string> | string]>([
  ['a token of another project', () => sign({ aud: 'other' })],
  // Signed by the project, but the subject is not a string.
  ['a token for a number', () => sign({ sub: 7 as unknown as string })],
  ['a token for nobody', () => sign({ sub: '' })],
  ['a token of another issuer', () => sign({ iss: 'https://evil.example' })],
  ['an expired token', () => sign({}, { expires: -120 })],
  ['a token with a sign-in that is far in the future', () => sign({ auth_time: seconds() + 1800 })],
  ['a token signed with another key', () => stranger()],
  ['an unsigned token', () => new UnsecuredJWT({ ...claims, sub: 'uid-1', aud: 'shop' }).encode()],
  ['a text that is not a token', () => 'x.y.z'],
])('%s is refused', async (_, make) => {
  expect(await verify(await make())).toBeNull()
})

test('a server whose clock is 10 minutes behind knows who has just signed in', async () => {
  const token = await sign({ auth_time: seconds() })
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 600_000)
  expect(await verify(token)).toMatchObject({ uid: 'uid-1' })
  clock.mockRestore()
})

async function verifyWithKeysFrom(answer: RequestListener): Promise<unknown> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const keys = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/`), { timeoutDuration: 200 })
  try {
    return await googleVerifier('shop', keys)(await sign())
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.each<[string, RequestListener]>([
  ['answer 500', (_, response) => response.writeHead(500).end()],
  ['do not answer', () => {}],
  ['break off', (request) => request.socket.destroy()],
  ['are not JSON', (_, response) => response.end('<html>')],
  ['are not a key set', (_, response) => response.end('{}')],
])('keys that %s are a 503, because the token may be valid', async (_, answer) => {
  await expect(verifyWithKeysFrom(answer)).rejects.toMatchObject({
    statusCode: 503,
    message: 'Sign-in cannot be checked right now. Try again in a moment.',
  })
})
