import { type Static, Type } from 'typebox'
import { Line } from '../http/field-schemas'

/** Firebase's ids have 28 characters; at most 128 are allowed. */
export const UidParams = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128, pattern: '^[!-~]+$' }) })

/** Why an administrator closes or opens an account: for the shop's own record, at most 500 characters. */
export const AccessReasonSchema = Type.Object(
  { reason: Line(500) },
  { title: 'AccessReason', additionalProperties: false },
)

export const AccountStateSchema = Type.Object(
  { uid: Type.String(), disabled: Type.Boolean() },
  { title: 'AccountState' },
)
export type AccountState = Static<typeof AccountStateSchema>
