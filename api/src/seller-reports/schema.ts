import { type Static, Type } from 'typebox'
import { Id, Line } from '../http/field-schemas'
import { ReportKindSchema } from '../reports/schema'

/** A report of a review, question or answer. */
export const ReportInputSchema = Type.Object(
  { productId: Id, kind: ReportKindSchema, contentId: Id, reason: Line(500) },
  { title: 'ReportInput' },
)
export type ReportInput = Static<typeof ReportInputSchema>
