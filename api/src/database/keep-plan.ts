import { sql } from 'drizzle-orm'
import { Client } from 'pg'

/** The text of {@link keepPlan}. */
export const MARK = '/* keep plan */'

/**
 * Stands in a statement whose plan does not depend on its parameters. Each connection then parses and plans it once, which takes
 * several times as long as reading a page of products. Numbers of a LIMIT have to be in the text (`sql.raw`): PostgreSQL takes
 * an unknown one for a tenth of the table, and plans anew each time.
 */
export const keepPlan = sql.raw(MARK)

/** The text of {@link planAnew}. */
export const ANEW = '/* plan anew */'

/** Stands in a condition that may hold for a few rows or for nearly all: the best plan depends on its parameters after all. */
export const planAnew = sql.raw(ANEW)

/** Statements that a connection keeps; then it forgets all of them. */
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

/** A connection that prepares the statements with {@link keepPlan} under names of their own. */
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

  /** No name comes twice, so that statements which are still waiting keep theirs. */
  #forget(): void {
    const names = [...this.#names.values()]
    this.#names.clear()
    this.query('deallocate all')
      .then(() => {
        const { parsedStatements } = (this as unknown as { connection: { parsedStatements: Record<string, string> } })
          .connection
        for (const name of names) delete parsedStatements[name]
      })
      // A broken transaction refuses it: they go with the connection.
      .catch(() => {})
  }

  /** The statement under the name of its plan, if it keeps one. */
  protected named<T>(statement: T): T {
    return isKept(statement) && !statement.name ? { ...statement, name: this.#nameOf(statement.text) } : statement
  }

  override query = ((statement: unknown, ...rest: unknown[]) => {
    const query = Client.prototype.query as (...given: unknown[]) => unknown
    return query.call(this, this.named(statement), ...rest)
  }) as Client['query']
}
