import type { ClientConfig, QueryConfig } from 'pg'
import { PlanKeepingClient } from './keep-plan'
import { OpeningStatements } from './opening-statements'

const toConfig = (statement: unknown): QueryConfig =>
  typeof statement === 'string' ? { text: statement } : (statement as QueryConfig)

const done = { rows: [], fields: [], rowCount: null, oid: 0 }

/**
 * A connection that sends statements without waiting for the answers of those before; the server runs them in their order. The
 * BEGIN of a transaction travels with its first statements, and where it fails, so does all that was meant to follow.
 */
export class PipeliningClient extends PlanKeepingClient {
  /** Of a transaction that has not begun yet, or that could not begin. */
  #opening: OpeningStatements | undefined
  /** Whether more statements may travel with BEGIN. */
  #waitsForMore = false

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true })
    const send = this.query as (...given: unknown[]) => unknown
    this.query = ((statement: unknown, ...rest: unknown[]) => {
      const { text } = toConfig(statement)
      if (/^begin\b/.test(text)) return this.#begin({ text }, send)
      const opening = this.#opening
      if (!opening) return send(statement, ...rest)
      if (text === 'rollback') return this.#rollBack(opening, send)
      if (this.#waitsForMore) return opening.add(this.named(toConfig(statement)), rest[0] as unknown[] | undefined)
      return opening.begun.then(() => send(statement, ...rest))
    }) as PlanKeepingClient['query']
  }

  #begin(begin: QueryConfig, send: (query: OpeningStatements) => unknown): Promise<unknown> {
    const opening = new OpeningStatements(begin)
    this.#opening = opening
    this.#waitsForMore = true
    opening.begun.then(
      () => {
        this.#opening = undefined
      },
      () => {},
    )
    // Before the next tick come the statements that wait for nothing but BEGIN.
    process.nextTick(() => {
      this.#waitsForMore = false
      send(opening)
    })
    return Promise.resolve({ ...done, command: 'BEGIN' })
  }

  /** Of a transaction that could not begin there is nothing to roll back. */
  #rollBack(opening: OpeningStatements, send: (statement: string) => unknown): Promise<unknown> {
    return opening.begun.then(
      () => send('rollback'),
      () => {
        this.#opening = undefined
        return { ...done, command: 'ROLLBACK' }
      },
    )
  }
}
