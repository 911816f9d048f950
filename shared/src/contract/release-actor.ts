import { constant, object, optional, type Parse, string } from './parse'

/** Who changed the live releases; holds no secret. */
export interface ReleaseActor {
  /** `team`: a team's token; `local`: `npm start` on a developer's machine; `automatic`: automatic rollback. */
  kind: 'team' | 'admin' | 'automatic' | 'local'
  /** The team's remote, the administrator's e-mail address, or else the kind again. */
  name: string
  /** The label of the team's token, e.g. `CI main`; undefined for a token of the site's configuration. */
  token?: string | undefined
  /** The token's id, which is no secret: another token may get its label. */
  tokenId?: string | undefined
}

export const parseActor: Parse<ReleaseActor> = object({
  kind: constant('team', 'admin', 'automatic', 'local'),
  name: string(/^.{1,200}$/),
  token: optional(string(/^.{1,60}$/)),
  tokenId: optional(string(/^[0-9a-f]{16}$/)),
})
