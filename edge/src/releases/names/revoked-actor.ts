import type { ReleaseActor } from '@superium/shared/contract'
import type { Registry } from './registry'

/**
 * A sentence if the actor's token was revoked; otherwise undefined. Work that continues after the call that started it,
 * such as a ramp, must end when its token is revoked, but not when it merely expires. Steps of older sites have no
 * token id; there a token with the same label counts.
 */
export const revokedActor =
  (registry: Pick<Registry, 'current'>) =>
  async ({ kind, name, token, tokenId }: ReleaseActor): Promise<string | undefined> => {
    if (kind !== 'team' || token === undefined) return undefined
    const known = (await registry.current()).find((one) => one.name === name)
    const isLeft = known?.tokens.some(
      ({ id, label, revokedAt }) =>
        (tokenId === undefined ? label === token : id === tokenId) && revokedAt === undefined,
    )
    return isLeft ? undefined : `The token ${token}, which started it, was revoked.`
  }
