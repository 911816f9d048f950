import { orderTexts } from './order-texts'
import type { Step } from './step-dialog'

const texts = orderTexts.tracking

/** The fields of a parcel's tracking. */
export const trackingFields = (required: boolean): Step['fields'] => [
  { name: 'carrier', label: texts.carrier, required },
  { name: 'number', label: texts.number, required },
  { name: 'url', label: texts.url },
]
