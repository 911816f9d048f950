import type { Choices } from './choices'

const QUESTIONS: Record<keyof Choices, string> = {
  name: 'Name of the remote, e.g. mf-gift: ',
  team: 'Team, e.g. Gift: ',
  route: 'Path of its first page, e.g. /gift: ',
}

export interface Asking {
  /** Asks the user; undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined
  say(line: string): void
  problemOf(choice: keyof Choices, value: string): string | undefined
}

/**
 * Asks for each missing choice until the answer is valid. An invalid choice, or a missing one without a terminal, is an
 * error that names all of them.
 */
export async function completeChoices(given: Partial<Choices>, { ask, say, problemOf }: Asking): Promise<Choices> {
  const names = Object.keys(QUESTIONS) as (keyof Choices)[]
  const problems = names.flatMap((choice) => {
    const value = given[choice]
    return (value === undefined ? !ask && `The ${choice} is missing.` : problemOf(choice, value)) || []
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const answer = async (choice: keyof Choices): Promise<string> => {
    for (let value = given[choice]; ; value = undefined) {
      const said = value ?? (await ask?.(QUESTIONS[choice]))?.trim() ?? ''
      const problem = problemOf(choice, said)
      if (!problem) return said
      say(problem)
    }
  }
  return { name: await answer('name'), team: await answer('team'), route: await answer('route') }
}
