import type { OrderPieces, SellerOrder } from '@superium/shared/api'
import { orderTexts as texts } from './texts'

/** The fields of a parcel as they are typed: tracking, and the pieces of each line by {@link fieldOf}. */
export type ParcelValues = Record<string, string>
type Line = SellerOrder['lines'][number]

/** The fields of a parcel's tracking. */
export const trackingFields = ['carrier', 'trackingNumber', 'trackingUrl'] as const

/** The name of the field with the pieces of a line. */
export const fieldOf = ({ lineNumber }: Pick<Line, 'lineNumber'>): string => `line-${lineNumber}`

/** A parcel of all that is left, without tracking. */
export const wholeParcel = (open: readonly Line[]): ParcelValues =>
  Object.fromEntries([
    ...trackingFields.map((name) => [name, '']),
    ...open.map((line) => [fieldOf(line), String(line.toShip)]),
  ])

/** What is wrong with the typed pieces of a line, such as more than a cancellation has left; empty if nothing is. */
export const wrongPieces = (values: ParcelValues, line: Line): string => {
  const typed = (values[fieldOf(line)] ?? '').trim()
  return /^\d*$/.test(typed) && Number(typed) <= line.toShip ? '' : texts.wrongPieces(line.toShip)
}

/** The pieces that the form describes, if they are right. */
export const readPieces = (values: ParcelValues, open: readonly Line[]): OrderPieces[] =>
  open
    .map((line) => ({ lineNumber: line.lineNumber, quantity: Number(values[fieldOf(line)]) }))
    .filter(({ quantity }) => quantity > 0)

/** The parcel that the form describes, or an error message. */
export function readParcel(values: ParcelValues, open: readonly Line[]) {
  const text = (name: (typeof trackingFields)[number]): string => (values[name] ?? '').trim()
  const [carrier, trackingNumber, trackingUrl] = [text('carrier'), text('trackingNumber'), text('trackingUrl')]
  const lines = readPieces(values, open)
  if (lines.length === 0) return texts.nothingChosen
  if ((carrier === '') !== (trackingNumber === '') || (trackingUrl && !carrier)) return texts.wrongTracking
  if (trackingUrl && !/^https:\/\/\S+$/.test(trackingUrl)) return texts.wrongUrl
  return {
    lines,
    ...(carrier && { carrier, trackingNumber }),
    ...(trackingUrl && { trackingUrl }),
  }
}
