import { constant, object, type Parse, string } from './parse'

/** Who changed the live releases; holds no secret. */
export interface ReleaseActor {
  /** `team`: a team's token; `local`: `npm start` on a developer's machine; `automatic`: automatic rollback. */
  kind: 'team' | 'admin' | 'automatic' | 'local'
  /** The team's remote, the administrator's e-mail address, or else the kind again. */
  name: string
}

export const parseActor: Parse<ReleaseActor> = object({
  kind: constant('team', 'admin', 'automatic', 'local'),
  name: string(/^.{1,200}$/),
})
