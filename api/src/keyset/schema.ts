import { type TSchema, Type } from 'typebox'
import { PageSize } from '../http/field-schemas'
import { countFields } from './count-or-estimate'
import { Cursor } from './cursor'

/** Which page of a list: its size, and the cursor from which it begins. */
export const keysetFields = {
  size: PageSize,
  after: Type.Optional(Cursor),
  before: Type.Optional(Cursor),
  page: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 0,
      deprecated: true,
      description: 'The first page; the pages that follow have cursors instead of numbers',
    }),
  ),
}

/** The cursors of an answer for `after` and `before`; absent where nothing follows. */
export const neighbourFields = { next: Type.Optional(Type.String()), previous: Type.Optional(Type.String()) }

/** `{status: "success", data: […]}` with the count of the whole list and cursors. */
export const successKeysetPage = <T extends TSchema>(item: T, options: { title?: string } = {}) =>
  Type.Object({ status: Type.Literal('success'), data: Type.Array(item), ...countFields, ...neighbourFields }, options)
