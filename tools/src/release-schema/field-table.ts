import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonSchema } from './schema-shapes'

const HEAD = /(\| Field +\| Type and bound +\| Meaning +\|\n\|[ -|]+\|\n)(?:\|.*\n)*/

/** The table leaves out patterns that are longer than this; the schema has them. */
const LONG = 40

const inCell = (text: string): string => text.replaceAll('|', '\\|')

const page = (root: string): string => join(root, 'docs/release-format.md')

/** The rows of the table in docs/release-format.md: each field with its allowed values and its meaning. */
export function fieldRows(schema: JsonSchema, above = ''): string[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = above + name
    const type = `${typeOf(field)}${required.includes(name) ? '' : '; optional'}`
    const { item, suffix } = inside(field)
    return [`| \`${path}\` | ${type} | ${field.description ?? ''} |`, ...fieldRows(item, `${path}${suffix}.`)]
  })
}

/** Writes the rows into docs/release-format.md. */
export function writeFieldTable(root: string, schema: JsonSchema): void {
  const text = readFileSync(page(root), 'utf8')
  if (!HEAD.test(text)) throw new Error('docs/release-format.md has no table of the fields.')
  writeFileSync(
    page(root),
    text.replace(HEAD, (_, head: string) => `${head}${fieldRows(schema).join('\n')}\n`),
  )
}

/** The table rows that docs/release-format.md contains now. */
export function rowsOfPage(root: string): string[] {
  const [found = ''] = HEAD.exec(readFileSync(page(root), 'utf8')) ?? []
  return found.trim().split('\n').slice(2)
}

/** The schema of the items of a list or of the entries of an object. */
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
