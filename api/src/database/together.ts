import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queries } from './database'

type Step = () => PromiseLike<unknown>

/** The results of the steps. */
type Answers<Steps extends readonly Step[]> = { -readonly [n in keyof Steps]: Awaited<ReturnType<Steps[n]>> }

/** SQLSTATE in_failed_sql_transaction: an earlier statement failed, and its own error says why. */
const FAILED_BEFORE = '25P02'

function followsAnother(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === FAILED_BEFORE) || followsAnother(error.cause)
}

/**
 * Starts steps of a transaction in order without waiting for answers, so that their first statements travel together:
 * in a busy process each round trip takes long. The server runs the first statements in the order of the steps. After
 * all steps have ended, it rejects with the error that caused the failure, and the transaction rolls back; so a step
 * must not do anything that cannot be rolled back.
 */
export async function together<const Steps extends readonly Step[]>(...steps: Steps): Promise<Answers<Steps>> {
  const errors: unknown[] = []
  const answers = await Promise.all(
    // A Drizzle query is sent only when awaited; `await` here keeps it in order with the steps that are functions.
    steps.map(async (step) => {
      try {
        return await step()
      } catch (error) {
        errors.push(error)
        return undefined
      }
    }),
  )
  // Errors may arrive out of order: a step that contains steps reports its error after the others.
  if (errors.length > 0) throw errors.find((error) => !followsAnother(error)) ?? errors[0]
  return answers as Answers<Steps>
}

/**
 * Runs `together` in a transaction. Otherwise runs the steps one by one, because each would take its own connection.
 */
export async function togetherIn<const Steps extends readonly Step[]>(
  db: Queries,
  ...steps: Steps
): Promise<Answers<Steps>> {
  if (db instanceof PgTransaction) return together(...steps)
  const answers: unknown[] = []
  for (const step of steps) answers.push(await step())
  return answers as Answers<Steps>
}
