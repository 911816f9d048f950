import { Type } from 'typebox'

export const reportKinds = ['review', 'question', 'answer'] as const
export type ReportKind = (typeof reportKinds)[number]
export const ReportKindSchema = Type.Enum(reportKinds, { type: 'string' })
