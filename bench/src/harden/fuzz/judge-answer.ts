import Schema from 'typebox/schema'
import type { Document, Operation } from './operations'

export interface Answer {
  status: number
  /** The content type without parameters, such as `application/json`. */
  type: string
  text: string
}

/** Internal details that belong only in the log: stack traces, local paths, SQL statements, database errors. */
const INSIDES =
  /\bat (?:async )?[\w.<>]+ \((?:file|node|\/)|node_modules\/|\/dist\/|\bFailed query\b|\bselect .+ from "|\binsert into "|\bupdate "\w+" set\b|\bduplicate key\b|\brelation "|\bsyntax error at or near\b|ECONNREFUSED|\bSQLSTATE\b/i

/** Creates a function that checks an answer against the API's document; it returns the problem, or undefined. */
export function createJudge({ components }: Pick<Document, 'components'>) {
  const checks = new Map<object, ReturnType<typeof Schema.Compile>>()

  return ({ id, answers }: Operation, { status, type, text }: Answer): string | undefined => {
    if (status >= 500 && status !== 503) return `${id}: status ${status}`
    const byType = answers[status] ?? answers[`${Math.floor(status / 100)}XX`]
    if (!byType) return `${id}: status ${status} is not documented`
    if (INSIDES.test(text) && type !== 'text/csv') return `${id}: the answer shows insides: ${text.slice(0, 200)}`
    const schema = byType[type]
    if (!schema) return `${id}: ${status} as "${type}" is not documented`
    if (type !== 'application/json') return undefined
    const check = checks.get(schema) ?? Schema.Compile({ ...schema, components })
    checks.set(schema, check)
    const value = parsed(text)
    if (value === undefined) return `${id}: ${status} is no JSON`
    if (check.Check(value)) return undefined
    const [, [error]] = check.Errors(value)
    return `${id}: ${status} is not as documented: ${error?.instancePath ?? ''} ${error?.message ?? ''}`
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
