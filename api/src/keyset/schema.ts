import { type TSchema, Type } from 'typebox'
import { PageSize } from '../http/field-schemas'
import { countFields } from './count-or-estimate'
import { Cursor } from './cursor'

/** Query parameters of a page: its size and a cursor. */
export const keysetFields = {
  size: PageSize,
  after: Type.Optional(Cursor),
  before: Type.Optional(Cursor),
  page: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 0,
      deprecated: true,
      description: 'Only the first page, 0; further pages use cursors',
    }),
  ),
}

/** Cursors for `after` and `before`; absent if no page follows in that direction. */
export const neighbourFields = { next: Type.Optional(Type.String()), previous: Type.Optional(Type.String()) }

/** `{status: "success", data: […]}` with the count of the whole list and cursors. */
export const successKeysetPage = <T extends TSchema>(item: T, options: { title?: string } = {}) =>
  Type.Object({ status: Type.Literal('success'), data: Type.Array(item), ...countFields, ...neighbourFields }, options)
