import type { ReleaseActor, ReleaseState } from '@superium/shared/contract'
import { releaseTexts } from './texts'

const texts = releaseTexts.live.by

/** Who did it: the team by its own name, an administrator by e-mail, or that no person did. */
export function actorName({ kind, name }: ReleaseActor, names: readonly ReleaseState[]): string {
  if (kind === 'team') return texts.team(names.find((one) => one.name === name)?.owner ?? name)
  return kind === 'admin' ? texts.admin(name) : texts[kind]
}
