import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queries } from './database'

type Step = () => PromiseLike<unknown>

/** What the steps resolve to. */
type Answers<Steps extends readonly Step[]> = { -readonly [n in keyof Steps]: Awaited<ReturnType<Steps[n]>> }

/** SQLSTATE in_failed_sql_transaction: an earlier statement failed, and its own error says why. */
const FAILED_BEFORE = '25P02'

function followsAnother(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === FAILED_BEFORE) || followsAnother(error.cause)
}

/**
 * Starts steps of a transaction one after the other without waiting for answers, so that their first statements travel together:
 * a busy process waits long for each answer. The server runs the first statements in the order of the steps. When all steps have
 * ended, it rejects with the first error that says what went wrong, and the transaction rolls everything back; so a step does
 * nothing that cannot be rolled back.
 */
export async function together<const Steps extends readonly Step[]>(...steps: Steps): Promise<Answers<Steps>> {
  const errors: unknown[] = []
  const answers = await Promise.all(
    // `await` gives a statement of Drizzle, which is sent when somebody waits for it, its turn behind those of functions before.
    steps.map(async (step) => {
      try {
        return await step()
      } catch (error) {
        errors.push(error)
        return undefined
      }
    }),
  )
  // All answers may come at once, and a step with steps of its own tells of its error after the others.
  if (errors.length > 0) throw errors.find((error) => !followsAnother(error)) ?? errors[0]
  return answers as Answers<Steps>
}

/** `together` in a transaction; outside of one, where each step would take a connection of its own, one after the other. */
export async function togetherIn<const Steps extends readonly Step[]>(
  db: Queries,
  ...steps: Steps
): Promise<Answers<Steps>> {
  if (db instanceof PgTransaction) return together(...steps)
  const answers: unknown[] = []
  for (const step of steps) answers.push(await step())
  return answers as Answers<Steps>
}
