import type { ReleaseActor, ReleaseState } from '@superium/shared/contract'
import { liveTexts } from './live/texts'

const texts = liveTexts.by

/** The actor's name: a team with its token's label, an administrator's e-mail address, or an automatic actor. */
export function actorName({ kind, name, token }: ReleaseActor, names: readonly ReleaseState[]): string {
  if (kind === 'team') return texts.team(names.find((one) => one.name === name)?.owner ?? name, token)
  return kind === 'admin' ? texts.admin(name) : texts[kind]
}
