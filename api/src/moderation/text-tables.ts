import { answers, questions } from '../questions/table'
import type { ReportKind } from '../reports/schema'
import { reviews } from '../reviews/table'

/** The table of each kind of text. */
export const textTables = { review: reviews, question: questions, answer: answers } as const satisfies Record<
  ReportKind,
  object
>
