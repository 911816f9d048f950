import { returnReasons } from '@superium/shared/constants'
import { Type } from 'typebox'

/** The reasons for a return that buyers choose from; their names for people are `RETURN_REASONS`. */
export const ReturnReasonSchema = Type.Enum(returnReasons, { title: 'ReturnReason', type: 'string' })
