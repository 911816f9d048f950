import { type Static, Type } from 'typebox'
import { Id, Line, PageNumber, PageSize, Timestamp } from '../http/field-schemas'

export const reportKinds = ['review', 'question', 'answer'] as const
export type ReportKind = (typeof reportKinds)[number]
const Kind = Type.Enum(reportKinds, { type: 'string' })

/** A review, question or answer that somebody reports. */
export const ReportInputSchema = Type.Object(
  { productId: Id, kind: Kind, contentId: Id, reason: Line(500) },
  { title: 'ReportInput' },
)
export type ReportInput = Static<typeof ReportInputSchema>

/** A reported text that waits for a decision. */
export const ReportSchema = Type.Object(
  {
    productId: Id,
    productName: Type.String(),
    kind: Kind,
    contentId: Id,
    author: Type.String(),
    text: Type.String({ description: 'Plain text' }),
    stars: Type.Optional(Type.Integer()),
    reason: Type.String(),
    reporter: Type.String({ description: 'The shop that reported it' }),
    createdAt: Timestamp,
  },
  { title: 'Report' },
)
export type Report = Static<typeof ReportSchema>

export const ReportsQuery = Type.Object({ page: PageNumber, size: PageSize })
export type ReportsQuery = Static<typeof ReportsQuery>

export const ReportDecisionSchema = Type.Object(
  { productId: Id, kind: Kind, contentId: Id, decision: Type.Enum(['keep', 'remove'] as const, { type: 'string' }) },
  { title: 'ReportDecision' },
)
export type ReportDecision = Static<typeof ReportDecisionSchema>
