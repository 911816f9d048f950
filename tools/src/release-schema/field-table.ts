import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonSchema } from './schema-shapes'

const HEAD = /(\| Field +\| Type and bound +\| Meaning +\|\n\|[ -|]+\|\n)(?:\|.*\n)*/

/** Longer patterns are in the schema only. */
const LONG = 40

const inCell = (text: string): string => text.replaceAll('|', '\\|')

const page = (root: string): string => join(root, 'docs/release-format.md')

/** The rows of the table in docs/release-format.md: each field with what it may hold and what it means. */
export function fieldRows(schema: JsonSchema, above = ''): string[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = above + name
    const type = `${typeOf(field)}${required.includes(name) ? '' : '; optional'}`
    const { item, suffix } = inside(field)
    return [`| \`${path}\` | ${type} | ${field.description ?? ''} |`, ...fieldRows(item, `${path}${suffix}.`)]
  })
}

/** Writes the rows into the page. */
export function writeFieldTable(root: string, schema: JsonSchema): void {
  const text = readFileSync(page(root), 'utf8')
  if (!HEAD.test(text)) throw new Error('docs/release-format.md has no table of the fields.')
  writeFileSync(
    page(root),
    text.replace(HEAD, (_, head: string) => `${head}${fieldRows(schema).join('\n')}\n`),
  )
}

/** The rows that the page has. */
export function rowsOfPage(root: string): string[] {
  const [found = ''] = HEAD.exec(readFileSync(page(root), 'utf8')) ?? []
  return found.trim().split('\n').slice(2)
}

/** What a list or an object of named entries holds. */
function inside(field: JsonSchema): { item: JsonSchema; suffix: string } {
  if (field.items) return { item: field.items, suffix: '[]' }
  if (field.additionalProperties) return { item: field.additionalProperties, suffix: '.<name>' }
  return { item: field, suffix: '' }
}

function typeOf({ type, enum: allowed, pattern, minimum, maximum, items, maxItems, ...rest }: JsonSchema): string {
  if (allowed) return allowed.map((one) => `\`${JSON.stringify(one)}\``).join(' or ')
  if (pattern !== undefined) return pattern.length > LONG ? 'string, see schema' : `string like \`${inCell(pattern)}\``
  if (type === 'number') return `number from ${minimum} to ${maximum}`
  if (items) return `list${maxItems === undefined ? '' : ` of at most ${maxItems}`}: ${typeOf(items)}`
  if (rest.additionalProperties) return `object of at most ${rest.maxProperties}: ${typeOf(rest.additionalProperties)}`
  return String(type)
}
