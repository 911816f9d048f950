// Stands in for Google's identity service in front of a shop that runs as in production: it signs tokens as Google does.
// A program inside a container of `npm run deploy:try`, found by the names of Google's hosts.
import { createPrivateKey, createPublicKey, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'

interface Account {
  localId: string
  email: string
  password: string
  displayName: string
  emailVerified: boolean
  customAttributes: string
}

interface State {
  users: Account[]
  /** Signs tokens; PKCS #8 in PEM. */
  key: string
}

const FOLDER = '/google'
const STATE = `${FOLDER}/state.json`
const { FIREBASE_PROJECT_ID: project = '' } = process.env

const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey

const state: State = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : { users: [], key: newKey() }
const save = (): void => writeFileSync(STATE, JSON.stringify(state))
save()

const key = createPrivateKey(state.key)
const publicKey = { ...createPublicKey(key).export({ format: 'jwk' }), kid: 'try', alg: 'RS256', use: 'sig' }
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function tokenOf(user: Account): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    ...{ iss: `https://securetoken.google.com/${project}`, aud: project, auth_time: now, iat: now, exp: now + 3600 },
    ...{ sub: user.localId, user_id: user.localId, email: user.email, email_verified: user.emailVerified },
    ...{ name: user.displayName, firebase: { sign_in_provider: 'password' } },
    ...JSON.parse(user.customAttributes),
  }
  const text = `${encoded({ alg: 'RS256', kid: 'try', typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}

const byToken = (token: string): Account | undefined => {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return state.users.find(({ localId }) => localId === sub)
}

const session = (user: Account) => ({ localId: user.localId, email: user.email, idToken: tokenOf(user) })

type Body = Record<string, string> & { email?: string | string[]; localId?: string | string[] }

const actions: Record<string, (body: Body) => object | undefined> = {
  signUp({ email, password = '', displayName = '' }) {
    if (state.users.some((user) => user.email === email)) return undefined
    const localId = randomBytes(14).toString('hex')
    const user = { localId, email: String(email), password, displayName, emailVerified: false, customAttributes: '{}' }
    state.users.push(user)
    return session(user)
  },
  signInWithPassword({ email, password }) {
    const user = state.users.find((one) => one.email === email && one.password === password)
    return user && session(user)
  },
  // The message would hold a link; here its reader has followed it at once.
  sendOobCode({ idToken = '' }) {
    const user = byToken(idToken)
    if (user) user.emailVerified = true
    return user && { email: user.email }
  },
  lookup({ idToken, email, localId }) {
    const asked = [idToken ? byToken(idToken)?.localId : undefined, email, localId].flat()
    const found = state.users.filter((user) => asked.includes(user.email) || asked.includes(user.localId))
    return { users: found.map(({ password, ...user }) => ({ ...user, providerUserInfo: [] })) }
  },
  update({ localId, customAttributes, password }) {
    const user = state.users.find((one) => one.localId === localId)
    if (user && customAttributes !== undefined) user.customAttributes = customAttributes
    if (user && password !== undefined) user.password = password
    return user && { localId: user.localId }
  },
}

const tls = { key: readFileSync(`${FOLDER}/key.pem`), cert: readFileSync(`${FOLDER}/certificate.pem`) }

createServer(tls, async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  const { pathname } = new URL(request.url ?? '/', 'https://google')
  const answer = (status: number, value: object) => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' })
    response.end(JSON.stringify(value))
  }
  if (pathname.includes('/jwk/')) return answer(200, { keys: [publicKey] })
  if (pathname === '/token') return answer(200, { access_token: 'administrator', expires_in: 3600 })
  const result = actions[pathname.split(':').pop() ?? '']?.(text ? JSON.parse(text) : {})
  save()
  return answer(result ? 200 : 400, result ?? { error: { code: 400, message: 'INVALID' } })
}).listen(443)
