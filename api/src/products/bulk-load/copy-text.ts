type Value = string | number | boolean | Date | readonly string[] | null | undefined

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escapeField = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (c) => ESCAPES[c] ?? c) : text
const quoteElement = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

function field(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeField(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  return escapeField(`{${value.map(quoteElement).join(',')}}`)
}

/**
 * A row in COPY's text format (PostgreSQL, "COPY", File Formats). A list becomes a text array, a missing value NULL.
 */
export const copyLine = (values: readonly Value[]): string => `${values.map(field).join('\t')}\n`
