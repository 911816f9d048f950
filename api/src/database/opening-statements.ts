import { type Connection, DatabaseError, Query, type QueryConfig, type QueryResult, types } from 'pg'

/** The methods of a Query that pg calls for the server's messages; pg's own types omit them. */
interface Answered {
  name?: string
  text: string
  submit(connection: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
  handleEmptyQuery(connection: Wire): void
  handleReadyForQuery(connection: Wire): void
  handleError(error: Error, connection: Wire): void
}

type Wire = Connection & {
  /** Names and texts of the named statements that were sent for preparation. */
  submittedNamedStatements: Record<string, string>
  _send(message: Buffer): void
}

/** SQLSTATE in_failed_sql_transaction. */
const ABORTED = '25P02'

/** The error that the server would have returned, had it read the statement. */
const abortedBy = (cause: Error) =>
  Object.assign(new Error('An earlier statement of the transaction failed.', { cause }), { code: ABORTED })

/** The protocol messages of a statement; undefined if one of its values cannot be sent, which rejects the statement. */
function messagesOf(statement: Answered, connection: Wire): Buffer[] | undefined {
  const messages: Buffer[] = []
  let failed = false
  const recorder = Object.create(connection, {
    _send: { value: (message: Buffer) => messages.push(message) },
    sync: { value: () => {} },
    // pg closes the prepared statement if it cannot send a value.
    close: {
      value: () => {
        failed = true
      },
    },
  }) as Wire
  const error = statement.submit(recorder)
  if (error) statement.handleError(error, connection)
  if (!error && !failed) return messages
  if (failed && statement.name) delete connection.submittedNamedStatements[statement.name]
  return undefined
}

/**
 * The BEGIN of a transaction and the statements that follow it before its answer arrives, sent before a single Sync:
 * the server skips everything after the first failure, so that no statement runs outside a transaction if BEGIN fails.
 */
export class OpeningStatements extends Query {
  /** Resolves when the transaction has begun. */
  readonly begun: Promise<unknown>
  #waiting: Answered[] = []
  #hasBegun = false

  constructor(begin: QueryConfig) {
    super('')
    this.begun = this.add(begin)
  }

  /** pg stores prepared statements by this name and `text`: those of the statement whose answer is next. */
  get name(): string | undefined {
    return this.#waiting[0]?.name
  }
  set name(_) {
    // pg's constructor sets it.
  }
  get text(): string | undefined {
    return this.#waiting[0]?.text
  }
  set text(_) {
    // As above.
  }

  /** Adds a statement; call it before `submit`. */
  add(config: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const extended = { types, ...config, queryMode: 'extended' }
      const answer = (error: Error | undefined, result: unknown) =>
        error ? reject(error) : resolve(result as QueryResult)
      this.#waiting.push(new Query(extended, values, answer) as unknown as Answered)
    })
  }

  override submit = (given: Connection): null => {
    const connection = given as Wire
    const sent = this.#waiting.map((statement) => ({ statement, messages: messagesOf(statement, connection) }))
    this.#waiting = sent.flatMap(({ statement, messages }) => (messages ? [statement] : []))
    connection.stream.cork()
    for (const { messages } of sent) for (const message of messages ?? []) connection._send(message)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription(message: unknown): void {
    this.#waiting[0]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#waiting[0]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.#waiting[0]?.handleCommandComplete(message, connection)
    this.#end(connection)
  }

  handleEmptyQuery(connection: Wire): void {
    this.#end(connection)
  }

  /** Ends the current statement; the last one ends only in `handleReadyForQuery`, when the connection is free again. */
  #end(connection: Wire): void {
    this.#hasBegun = true
    if (this.#waiting.length > 1) this.#waiting.shift()?.handleReadyForQuery(connection)
  }

  handleReadyForQuery(connection: Wire): void {
    this.#waiting.shift()?.handleReadyForQuery(connection)
  }

  handleError(error: Error, connection: Wire): void {
    const [failed, ...others] = this.#waiting.splice(0)
    for (const { name } of others) if (name) delete connection.submittedNamedStatements[name]
    failed?.handleError(error, connection)
    const reason = this.#hasBegun && error instanceof DatabaseError ? abortedBy(error) : error
    for (const one of others) one.handleError(reason, connection)
  }
}
