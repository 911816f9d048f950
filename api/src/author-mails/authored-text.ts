import type { ReportKind } from '../reports/schema'

/** A text and its author's account. */
export interface AuthoredText {
  kind: ReportKind
  productId: string
  userId: string
  text: string
}
