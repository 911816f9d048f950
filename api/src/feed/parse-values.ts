import { CATEGORIES } from '@superium/shared/constants'
import { isDay } from '../http/date-formats'
import { isBlank } from '../http/field-schemas'
import { MAX_TAGS, TAG } from '../products/tags'
import { BadItem } from './bad-item'
import type { RawItem } from './raw-item'

/** One line of text of at most `maxLength` characters; required unless it has a `fallback`. */
export function parseLine(item: RawItem, field: string, maxLength: number, fallback?: string): string {
  const given = item[field]?.trim() ?? ''
  const text = isBlank(given) ? fallback : given
  if (text === undefined) throw new BadItem(`${field} is required.`)
  if ([...text].length > maxLength) throw new BadItem(`${field} must be ${maxLength} characters or less.`)
  if (/\p{Cc}/u.test(text)) throw new BadItem(`${field} must be one line of text.`)
  return text
}

/** Tags separated by spaces or commas. */
export function parseTags(item: RawItem, field: string): string[] {
  const tags = [
    ...new Set(
      (item[field] ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ]
  const bad = tags.find((tag) => !TAG.test(tag))
  if (bad !== undefined) throw new BadItem(`${field} must hold words of letters and digits, not "${bad}".`)
  if (tags.length > MAX_TAGS) throw new BadItem(`${field} must hold ${MAX_TAGS} words or fewer.`)
  return tags
}

/** Multi-line text, which may be empty. */
export function parseProse(item: RawItem, field: string, maxLength: number): string {
  const text = item[field]?.trim() ?? ''
  if ([...text].length > maxLength) throw new BadItem(`${field} must be ${maxLength} characters or less.`)
  if (text.includes('\0')) throw new BadItem(`${field} must not hold the character NUL.`)
  return text
}

/** An amount of dollars, such as `19.99 USD`, in cents. */
export function parseCents(item: RawItem, field: string): number {
  const text = item[field]
  const [, dollars, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?(?: USD)?$/.exec(text?.trim() ?? '') ?? []
  const value = dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(part.padEnd(2, '0'))
  if (value >= 1 && value <= 100_000_000) return value
  // Refuses a decimal comma, because ignoring it would multiply the price by a hundred.
  if (/^\d[\d.]*,\d{1,2}(?: USD)?$/.test(text?.trim() ?? ''))
    throw new BadItem(`${field} must have a point before the cents, as in "19.99 USD", not a comma as in "${text}".`)
  throw new BadItem(`${field} must be dollars such as "19.99 USD", not "${text ?? ''}".`)
}

/** The category whose keyword or name is one part of a path such as `Home > Books`. */
export function parseCategory(item: RawItem, field: string): string {
  const parts = parseLine(item, field, 500)
    .split('>')
    .map((part) => part.trim().toLowerCase())
  const found = CATEGORIES.find(({ keyword, name }) =>
    parts.some((part) => part === keyword.toLowerCase() || part === name.toLowerCase()),
  )
  if (found) return found.keyword
  throw new BadItem(`${field} must name one of ${CATEGORIES.map(({ keyword }) => keyword).join(', ')}.`)
}

/** The day of a date or timestamp, as YYYY-MM-DD; null if the field is empty. */
export function parseDay(item: RawItem, field: string): string | null {
  const text = item[field]?.trim()
  if (!text) return null
  const [day = ''] = text.split('T')
  if (!isDay(day)) throw new BadItem(`${field} must be a date such as 2026-01-31, not "${text}".`)
  return day
}
