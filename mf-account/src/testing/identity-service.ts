import { type Answer, problem } from '@superium/shared/testing'

interface Account {
  localId: string
  email: string
  password: string
  displayName: string
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const refusal = (message: string): Response =>
  problem(400, message, { error: { code: 400, message, errors: [{ message }] } })

/** Firebase's REST responses for the accounts in `known`, like those of the Auth emulator. */
export function identityService(
  known: { email: string; password: string; displayName?: string }[] = [],
): Record<string, Answer> {
  const accounts: Account[] = known.map((one, index) => ({ displayName: '', localId: `uid-${index}`, ...one }))
  const tokens = ({ localId, email, displayName }: Account) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      sub: localId,
      user_id: localId,
      email,
      name: displayName,
      auth_time: now,
      iat: now,
      exp: now + 3600,
    }
    return {
      idToken: `${base64({ alg: 'none' })}.${base64(claims)}.`,
      refreshToken: localId,
      expiresIn: '3600',
      localId,
      email,
      displayName,
    }
  }
  const byToken = (token: unknown): Account | undefined => {
    const { sub } = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString())
    return accounts.find(({ localId }) => localId === sub)
  }
  return {
    'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': ({ body: { email, password } }) => {
      const account = accounts.find((one) => one.email === email && one.password === password)
      return account ? tokens(account) : refusal('INVALID_LOGIN_CREDENTIALS')
    },
    'POST /identitytoolkit.googleapis.com/v1/accounts:signUp': ({ body: { email, password } }) => {
      if (accounts.some((one) => one.email === email)) return refusal('EMAIL_EXISTS')
      const account = { localId: `uid-${accounts.length}`, email: `${email}`, password: `${password}`, displayName: '' }
      accounts.push(account)
      return tokens(account)
    },
    'POST /identitytoolkit.googleapis.com/v1/accounts:lookup': ({ body: { idToken } }) => {
      const account = byToken(idToken)
      if (!account) return refusal('USER_NOT_FOUND')
      const { password: _, ...user } = account
      return { users: [{ ...user, providerUserInfo: [{ providerId: 'password', email: user.email }] }] }
    },
    'POST /identitytoolkit.googleapis.com/v1/accounts:update': ({ body: { idToken, displayName, password } }) => {
      const account = byToken(idToken)
      if (!account) return refusal('USER_NOT_FOUND')
      if (displayName !== undefined) account.displayName = `${displayName}`
      if (password !== undefined) account.password = `${password}`
      return tokens(account)
    },
    'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode': {},
  }
}
