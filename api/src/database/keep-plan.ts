import { sql } from 'drizzle-orm'
import { Client } from 'pg'

/** The marker comment of {@link keepPlan}. */
export const MARK = '/* keep plan */'

/**
 * Put this into a statement whose best plan does not depend on its parameters. Each connection then parses and plans it
 * once; planning takes several times as long as reading a page of products. Write the numbers of a LIMIT into the text
 * (`sql.raw`): for a LIMIT parameter PostgreSQL assumes a tenth of the table and replans each time.
 */
export const keepPlan = sql.raw(MARK)

/** The marker comment of {@link planAnew}. */
export const ANEW = '/* plan anew */'

/**
 * Put this into a condition that may match few rows or nearly all: it overrides {@link keepPlan}, because the best plan
 * then depends on the parameters.
 */
export const planAnew = sql.raw(ANEW)

/** The maximum number of prepared statements of a connection; at the limit it drops them all. */
const MOST_KEPT = 64

interface Statement {
  text: string
  name?: string
}

const isKept = (one: unknown): one is Statement =>
  typeof one === 'object' &&
  one !== null &&
  'text' in one &&
  typeof one.text === 'string' &&
  one.text.includes(MARK) &&
  !one.text.includes(ANEW)

let named = 0

/** A connection that uses a named prepared statement for each text with {@link keepPlan}. */
export class PlanKeepingClient extends Client {
  readonly #names = new Map<string, string>()

  #nameOf(text: string): string {
    const before = this.#names.get(text)
    if (before !== undefined) return before
    if (this.#names.size >= MOST_KEPT) this.#forget()
    named += 1
    const name = `kept_${named}`
    this.#names.set(text, name)
    return name
  }

  /** Names are never reused, so that statements in the queue keep theirs. */
  #forget(): void {
    const names = [...this.#names.values()]
    this.#names.clear()
    this.query('deallocate all')
      .then(() => {
        const { parsedStatements } = (this as unknown as { connection: { parsedStatements: Record<string, string> } })
          .connection
        for (const name of names) delete parsedStatements[name]
      })
      // An aborted transaction refuses `deallocate`. The statements then last as long as the connection.
      .catch(() => {})
  }

  /** Adds the prepared statement's name, if the statement keeps its plan. */
  protected named<T>(statement: T): T {
    return isKept(statement) && !statement.name ? { ...statement, name: this.#nameOf(statement.text) } : statement
  }

  override query = ((statement: unknown, ...rest: unknown[]) => {
    const query = Client.prototype.query as (...given: unknown[]) => unknown
    return query.call(this, this.named(statement), ...rest)
  }) as Client['query']
}
