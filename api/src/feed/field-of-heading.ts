import { FEED_FIELDS } from './feed-columns'
import { FORMULA_GUARD } from './formula-guard'
import { UnreadableFeed } from './unreadable-feed'

/** The field that a heading means: `Item group ID`, `g:item_group_id` and `item_group_id` are the same. */
export const fieldOf = (heading: string): string => heading.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_')

/** What the shop itself calls these fields. */
const ALIASES: Readonly<Record<string, string>> = { sku: 'id', stock: 'quantity' }

/** Whether a heading names a field of a feed. */
export const isKnownHeading = (heading: string): boolean => {
  const field = fieldOf(heading)
  return FEED_FIELDS.includes(field) || field in ALIASES
}

export const isIdHeading = (heading: string): boolean => ['id', 'sku'].includes(fieldOf(heading))

/**
 * The fields of a file's headings; `sku` is the `id` and `stock` the `quantity` of a file that has no such column. Throws
 * `UnreadableFeed` for a field that is there twice, and without an `id`.
 */
export function fieldsOf(headings: readonly string[]): string[] {
  const named = headings.map(fieldOf)
  const fields = named.map((field) => {
    const meant = ALIASES[field]
    return meant !== undefined && !named.includes(meant) ? meant : field
  })
  const twice = fields.find((field, index) => FEED_FIELDS.includes(field) && fields.indexOf(field) < index)
  if (twice !== undefined) throw new UnreadableFeed(`The file has the column "${twice}" twice.`)
  if (fields.length > 0 && !fields.includes('id'))
    throw new UnreadableFeed('The file has no column "id" (or "sku") in its first line.')
  return fields
}

/** The headings whose fields a feed does not have. */
export const unknownOf = (headings: readonly string[], fields: readonly string[]): string[] =>
  headings.filter((heading, index) => {
    const field = fields[index] ?? ''
    return heading.trim() !== '' && field !== FORMULA_GUARD && !FEED_FIELDS.includes(field)
  })
