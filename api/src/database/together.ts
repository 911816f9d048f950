type Step = () => PromiseLike<unknown>

/** What the steps resolve to. */
type Answers<Steps extends readonly Step[]> = { -readonly [n in keyof Steps]: Awaited<ReturnType<Steps[n]>> }

/**
 * Starts steps of a transaction one after the other without waiting for answers, so that their first statements travel together:
 * a busy process waits long for each answer. The server runs the statements in the order of the steps. Rejects with the first
 * error; what came behind it is rolled back with the transaction, so that a step must not do anything else before the last answer.
 */
export function together<const Steps extends readonly Step[]>(...steps: Steps): Promise<Answers<Steps>> {
  const answers = steps.map((step) => {
    try {
      // A statement of Drizzle is sent when somebody waits for it.
      return step().then((answer) => answer)
    } catch (error) {
      return Promise.reject(error)
    }
  })
  return Promise.all(answers) as Promise<Answers<Steps>>
}
