import type { ReleaseActor, ReleaseState } from '@superium/shared/contract'
import { liveTexts } from './live/texts'

const texts = liveTexts.by

/** Who did it: the team by its own name with the token's label, an administrator by e-mail, or that no person did. */
export function actorName({ kind, name, token }: ReleaseActor, names: readonly ReleaseState[]): string {
  if (kind === 'team') return texts.team(names.find((one) => one.name === name)?.owner ?? name, token)
  return kind === 'admin' ? texts.admin(name) : texts[kind]
}
