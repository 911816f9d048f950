import type { ClientConfig } from 'pg'
import { PlanKeepingClient } from './keep-plan'

const isBegin = (statement: unknown): boolean =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^begin\b/.test(statement.text)

const begun = { rows: [], fields: [], rowCount: null, command: 'BEGIN', oid: 0 }

/**
 * A connection that sends statements without waiting for the answers of those before; the server runs them in their order. The
 * BEGIN of a transaction travels with its first statements.
 */
export class PipeliningClient extends PlanKeepingClient {
  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true })
    const send = this.query as (...given: unknown[]) => unknown
    this.query = ((statement: unknown, ...rest: unknown[]) => {
      const answer = send(statement, ...rest)
      if (!isBegin(statement) || !(answer instanceof Promise)) return answer
      // Without its transaction nothing more may run; what was sent already, behind a BEGIN that failed alone, has run by itself.
      answer.catch(() => this.connection.stream.destroy())
      return Promise.resolve(begun)
    }) as PlanKeepingClient['query']
  }
}
