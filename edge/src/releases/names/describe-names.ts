import type { Discovery } from '@superium/shared/contract'
import type { RegisteredName, ReleaseToken, StoredName, StoredToken } from '@superium/shared/registered-names'
import { defaultOf } from '../live/default-and-canary-deployments'
import type { LastUses } from './last-uses'
import { isValid } from './token-validity'

/** The owner that the live version of a name declares; undefined when the name is not live. */
export const liveOwnerOf = (live: Discovery | undefined, name: string): string | undefined =>
  live && defaultOf(live, name)?.extras.superium.owner

/** Every name that may be released: registered, live or configured. */
export function describeNames(
  names: readonly StoredName[],
  live: Discovery | undefined,
  configured: Record<string, string[]>,
  now: number,
): RegisteredName[] {
  const all = new Set([
    ...names.map(({ name }) => name),
    ...Object.keys(live?.microFrontends ?? {}),
    ...Object.keys(configured),
  ])
  return [...all].sort().map((name) => {
    const known = names.find((one) => one.name === name)
    const valid = known?.tokens.filter((token) => isValid(token, now)) ?? []
    const liveOwner = liveOwnerOf(live, name)
    return {
      name,
      owner: known?.owner ?? liveOwner ?? null,
      budget: known?.budget ?? null,
      registered: known !== undefined,
      live: liveOwner !== undefined,
      tokens: valid.length,
      nextExpiry: valid.map(({ expiresAt }) => expiresAt).sort()[0] ?? null,
      configured: configured[name]?.length ?? 0,
    }
  })
}

/** A token without its hash. */
export async function describeToken(token: StoredToken, uses: LastUses): Promise<ReleaseToken> {
  const { hash: _, revokedAt = null, revokedBy = null, ...rest } = token
  return { ...rest, lastUsedAt: await uses.of(token.id), revokedAt, revokedBy }
}
