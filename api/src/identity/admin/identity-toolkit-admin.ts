import { IdentityAdminError, type IdentityService } from '../identity-admin'
import { rolesFromClaims } from '../roles-from-claims'

/** Short enough that a token exchange and a call end before the browser's timeout of 10 s. */
const TIMEOUT_MS = 4_000

/** Milliseconds after an account's creation in which its first password is set. */
const AT_CREATION_MS = 2_000

interface Access {
  /** The API's base URL without a trailing slash, `https://identitytoolkit.googleapis.com` or an emulator's. */
  service: string
  projectId: string
  /** The bearer token of a call; rejects if none is available. */
  accessToken(): Promise<string>
}

/** Finds and changes accounts through Google's Identity Toolkit API, which the Auth emulator also implements. */
export function identityToolkitAdmin({ service, projectId, accessToken }: Access): IdentityService {
  const call = async (action: string, body: object): Promise<Record<string, unknown>> => {
    const url = `${service}/v1/projects/${encodeURIComponent(projectId)}/accounts:${action}`
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const answer = (await response.json()) as Record<string, unknown>
      if (!response.ok) throw new IdentityAdminError(codeOf(answer))
      return answer
    } catch (error) {
      throw error instanceof IdentityAdminError ? error : new IdentityAdminError('', { cause: error })
    }
  }

  const find = async (by: object): Promise<object | null> => {
    const { users } = await call('lookup', by)
    const account: unknown = Array.isArray(users) ? users[0] : undefined
    return typeof account === 'object' ? account : null
  }

  return {
    async findByEmail(email) {
      const account: { localId?: unknown; emailVerified?: unknown; disabled?: unknown } | null = await find({
        email: [email],
      })
      if (!account) return null
      const { localId, emailVerified, disabled } = account
      const { admin } = rolesFromClaims(claimsOf(account))
      return { uid: String(localId), emailVerified: emailVerified === true, disabled: disabled === true, admin }
    },
    async setRoles(uid, roles) {
      const account = await find({ localId: [uid] })
      if (!account) throw new IdentityAdminError('USER_NOT_FOUND')
      const claims = { ...claimsOf(account), ...roles }
      const kept = Object.entries(claims).filter(([, value]) => value !== false)
      await call('update', { localId: uid, customAttributes: JSON.stringify(Object.fromEntries(kept)) })
    },
    async setDisabled(uid, on) {
      await call('update', { localId: uid, disableUser: on })
    },
    async revokeSessions(uid) {
      await call('update', { localId: uid, validSince: String(Math.floor(Date.now() / 1000)) })
    },
    async passwordChangedAt(uid) {
      const account: { passwordUpdatedAt?: unknown; createdAt?: unknown } | null = await find({ localId: [uid] })
      const changed = Number(account?.passwordUpdatedAt ?? Number.NaN)
      return changed - Number(account?.createdAt) > AT_CREATION_MS ? new Date(changed) : null
    },
    async deleteAccount(uid) {
      await call('delete', { localId: uid }).catch((error) => {
        if (!(error instanceof IdentityAdminError && error.code === 'USER_NOT_FOUND')) throw error
      })
    },
  }
}

function claimsOf(account: object): Record<string, unknown> {
  if (!('customAttributes' in account) || typeof account.customAttributes !== 'string') return {}
  const claims: unknown = JSON.parse(account.customAttributes)
  return typeof claims === 'object' && claims !== null ? { ...claims } : {}
}

/** Google's code, the first word of `error.message`. */
function codeOf(answer: Record<string, unknown>): string {
  const { error } = answer
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : ''
  return /^[A-Z_]+/.exec(String(message))?.[0] ?? ''
}
