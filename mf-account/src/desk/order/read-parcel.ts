import type { SellerOrder } from '@superium/shared/api'
import { orderTexts as texts } from './texts'

/** The parcel that the form describes, or an error message. */
export function readParcel(form: FormData, open: readonly SellerOrder['lines'][number][]) {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const [carrier, trackingNumber, trackingUrl] = [text('carrier'), text('trackingNumber'), text('trackingUrl')]
  const lines = open
    .map(({ lineNumber }) => ({ lineNumber, quantity: Math.trunc(Number(text(`line-${lineNumber}`)) || 0) }))
    .filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return texts.nothingChosen
  if ((carrier === '') !== (trackingNumber === '') || (trackingUrl && !carrier)) return texts.wrongTracking
  if (trackingUrl && !/^https:\/\/\S+$/.test(trackingUrl)) return texts.wrongUrl
  return {
    lines,
    ...(carrier && { carrier, trackingNumber }),
    ...(trackingUrl && { trackingUrl }),
  }
}
