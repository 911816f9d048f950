import { ClosedAccount } from '../identity/closed-account'
import type { Identity, TokenVerifier } from '../identity/identity'
import type { AccessReader, AccountAccess } from './access-reader'

/**
 * Checks verified tokens against the database: refuses closed and deleted accounts, ended sessions, and tokens from
 * before a change of roles. A closed account gets `ClosedAccount`, which explains it. An account whose address is not
 * verified has no roles.
 */
export function checkAccess(verify: TokenVerifier, reader: AccessReader): TokenVerifier {
  return async (token) => {
    const identity = await verify(token)
    if (!identity) return null
    const access = await reader.read(identity.uid)
    if (access?.disabledAt && !access.deletedAt) throw new ClosedAccount()
    if (!isValid(identity, access)) return null
    const { admin, seller, emailVerified } = identity
    return { ...identity, admin: admin && emailVerified === true, seller: seller && emailVerified === true }
  }
}

function isValid({ issuedAt, signedInAt }: Identity, access: AccountAccess | null): boolean {
  if (!access) return true
  const { tokensValidFrom, sessionsValidFrom, deletedAt } = access
  return !deletedAt && isSince(issuedAt, tokensValidFrom) && isSince(signedInAt, sessionsValidFrom)
}

/** Token times have whole seconds, so a token of the same second is still valid. */
const isSince = (seconds = 0, from: Date | null): boolean =>
  from === null || seconds >= Math.floor(from.getTime() / 1000)
