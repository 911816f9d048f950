import type { ReleaseActor } from '@superium/shared/contract'
import type { Registry } from './registry'

/**
 * Says in a sentence that the token behind an actor was revoked, or undefined. For what goes on after the call that began it:
 * it must not outlive the token. A token that has only expired ends nothing. Steps of older sites name no id: there another
 * token with the same label takes its place.
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
