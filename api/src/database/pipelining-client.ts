import type { ClientConfig, QueryConfig } from 'pg'
import { PlanKeepingClient } from './keep-plan'
import { OpeningStatements } from './opening-statements'

const toConfig = (statement: unknown): QueryConfig =>
  typeof statement === 'string' ? { text: statement } : (statement as QueryConfig)

const done = { rows: [], fields: [], rowCount: null, oid: 0 }

/**
 * A connection that sends statements without waiting for earlier answers (pipelining); the server runs them in order.
 * BEGIN travels with the first statements of its transaction, and if it fails, they fail too.
 */
export class PipeliningClient extends PlanKeepingClient {
  /** The transaction whose BEGIN has not succeeded yet, or has failed. */
  #opening: OpeningStatements | undefined
  /** Whether further statements may still travel with BEGIN. */
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
    // Statements that wait only for BEGIN arrive before the next tick.
    process.nextTick(() => {
      this.#waitsForMore = false
      send(opening)
    })
    return Promise.resolve({ ...done, command: 'BEGIN' })
  }

  /** If BEGIN failed, there is nothing to roll back. */
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
