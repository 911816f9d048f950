import type { RegisteredName, ReleaseToken } from '@superium/shared/registered-names'

/** The content of the names and tokens dialog. */
export type Opened =
  | { kind: 'register' }
  | { kind: 'edit' | 'remove' | 'tokens' | 'new-token'; name: RegisteredName }
  | { kind: 'secret'; name: RegisteredName; made: ReleaseToken & { text: string } }
  | { kind: 'revoke'; name: RegisteredName; token: ReleaseToken }
