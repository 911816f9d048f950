import { type Static, Type } from 'typebox'
import { Id, Line } from '../http/field-schemas'

/** The lists of the administration that have saved views. */
const viewLists = ['orders', 'products'] as const
export type ViewList = (typeof viewLists)[number]

const ViewList = Type.Enum(viewLists, { type: 'string' })
export const ViewListParams = Type.Object({ list: ViewList })
export const ViewParams = Type.Object({ list: ViewList, id: Id })

export const SavedViewInputSchema = Type.Object(
  {
    name: Line(60),
    query: Type.String({
      maxLength: 1000,
      pattern: '^[\\x21-\\x7e]*$',
      description: 'The filters as a query string, without the question mark',
    }),
  },
  { title: 'SavedViewInput' },
)
export type SavedViewInput = Static<typeof SavedViewInputSchema>

/** Filters of a list with a name. */
export const SavedViewSchema = Type.Object({ _id: Id, ...SavedViewInputSchema.properties }, { title: 'SavedView' })
export type SavedView = Static<typeof SavedViewSchema>
