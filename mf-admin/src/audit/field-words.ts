import { formatMoment } from '../dates/format-date'
import { auditTexts as texts } from './texts'

/** Labels of fields whose names in words would be unclear. */
const named: Record<string, string> = texts.fields

/** A field's name in words: `basePrice` is `Base price`. */
export function fieldWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return named[name] ?? words.slice(0, 1).toUpperCase() + words.slice(1)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A field's value for people: yes or no, a time in the reader's zone, a list with commas; other types as JSON. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.none
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return MOMENT.test(value) ? formatMoment(value) : value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return value.filter((one) => one !== '').join(', ') || texts.none
  return JSON.stringify(value)
}
