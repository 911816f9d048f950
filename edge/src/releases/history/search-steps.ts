import type { ReleaseHistory } from '@superium/shared/contract'
import type { Step } from './event-of'
import type { StepReader } from './step-reader'

/** Steps of a page. */
const PAGE = 20
/** Revisions that one search reads from the store at most; a search that needs more goes on with its next page. */
const MAX_READ = 400
/** Revisions that are read at the same time. */
const AT_ONCE = 20

interface Found {
  steps: Step[]
  /** The revision where the limit of reads ended the search. */
  stoppedAt: number | undefined
}

/**
 * A page of the steps that match, before revision `before` or the newest. `numbers`: all revisions, ascending. A page has fewer
 * steps than usual, and a cursor, when the limit of reads was reached on the way.
 */
export async function searchSteps(
  numbers: number[],
  steps: StepReader,
  matches: (step: Step) => boolean,
  before: number | undefined,
): Promise<ReleaseHistory> {
  const older = numbers.filter((number) => before === undefined || number < before).reverse()
  const page = await find(older, steps, matches)
  const above = before === undefined ? [] : numbers.filter((number) => number >= before)
  const newer = await find(above, steps, matches)
  return {
    steps: page.steps.slice(0, PAGE),
    older: page.steps.length > PAGE ? (page.steps[PAGE - 1]?.number ?? null) : (page.stoppedAt ?? null),
    newer: newerPage(newer),
  }
}

function newerPage({ steps, stoppedAt }: Found): ReleaseHistory['newer'] {
  const last = steps[PAGE - 1]
  if (steps.length > PAGE && last) return { before: last.number + 1 }
  if (stoppedAt !== undefined) return { before: stoppedAt + 1 }
  return steps.length > 0 ? { before: null } : null
}

/** The first matches among the revisions, in their order: one more than a page has, to know whether there is another. */
async function find(numbers: number[], steps: StepReader, matches: (step: Step) => boolean): Promise<Found> {
  const found: Step[] = []
  let left = MAX_READ
  for (let index = 0; index < numbers.length; index += AT_ONCE) {
    const some = numbers.slice(index, index + AT_ONCE)
    left -= some.filter((number) => !steps.isKnown(number)).length
    for (const step of await Promise.all(some.map(steps.read))) {
      if (step && matches(step)) found.push(step)
      if (found.length > PAGE) return { steps: found, stoppedAt: undefined }
    }
    const more = index + AT_ONCE < numbers.length
    if (left <= 0 && more) return { steps: found, stoppedAt: some.at(-1) }
  }
  return { steps: found, stoppedAt: undefined }
}
