import { Pool } from 'undici'
import type { Progress } from '../../../../tools/src/progress/progress'
import { createRandom } from '../random'
import type { Finding } from '../report/finding'
import { pidsOf } from '../site/pids'
import type { HardenSite } from '../site/start-harden-site'
import { createCallers, ROLES } from './callers'
import { collectKnownValues } from './collect-known-values'
import { createJudge } from './judge-answer'
import { makeCall } from './make-call'
import { type Document, operationsOf } from './operations'
import { sendCall } from './send-call'

const CALLS = 40_000
const CALLS_IN_SHORT = 800
const AT_ONCE = 8
/** The most distinct faults that are reported. */
const MOST_FAULTS = 12

/** Calls the API as documented, with one field changed, and at random; every response must match the document. */
export async function runFuzz(
  site: HardenSite,
  { short, seed }: { short: boolean; seed: number },
  progress: Progress,
): Promise<Finding[]> {
  const document = (await (await fetch(`${site.api}/api/docs/json`)).json()) as Document
  const operations = operationsOf(document)
  const random = createRandom(seed)
  const callers = await createCallers(site, random)
  const pool = new Pool(site.api, { connections: AT_ONCE * 2 })
  const sampling = { random, components: document.components.schemas, known: {} }
  const known = await progress.step('Fuzz: names of things', () =>
    collectKnownValues(pool, operations, sampling, callers.admin),
  )

  const judge = createJudge(document)
  const before = pidsOf(site)
  const statuses: Record<string, number> = {}
  const faults = new Map<string, number>()
  const most = short ? CALLS_IN_SHORT : CALLS
  let sent = 0
  const work = async (): Promise<void> => {
    while (sent < most) {
      sent += 1
      const n = sent
      const operation = operations[n % operations.length] ?? random.pick(operations)
      const call = makeCall(operation, { ...sampling, known })
      const role = random.pick(ROLES)
      const caller = callers.pick(role, n)
      try {
        const answer = await sendCall(pool, call, caller)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        note(judge(operation, answer), n)
        if (answer.status === 401) await callers.renew(role, caller)
      } catch (error) {
        note(`${operation.id}: no answer (${error instanceof Error ? error.name : error})`, n)
      }
      if (n % 500 === 0) progress.note('Fuzz', `${n} of ${most} calls`)
    }
  }
  const note = (fault: string | undefined, n: number): void => {
    if (fault === undefined) return
    if (!faults.has(fault) && faults.size < MOST_FAULTS) progress.say(`Call ${n}: ${fault}`)
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
  }
  await progress.step(
    'Fuzz',
    () => Promise.all(Array.from({ length: AT_ONCE }, work)),
    () => JSON.stringify(statuses),
  )
  await pool.destroy()

  const died = Object.entries(before).filter(([name, pid]) => pidsOf(site)[name] !== pid)
  const busy = statuses[503] ?? 0
  const unknown = statuses[401] ?? 0
  const wrong = [...faults].slice(0, 3).map(([fault, count]) => `${fault} (${count}×)`)
  return [
    {
      what: 'fuzz',
      how: `${sent} calls of ${operations.length} operations, seed ${seed}`,
      result: `${JSON.stringify(statuses)}; ${wrong.length === 0 ? 'every answer as documented' : wrong.join('; ')}${died.length > 0 ? `; died: ${died}` : ''}`,
      goal: `answers as documented, no 5xx but 503${short ? '' : ' (≤ 1 %)'}, no insides, no process ends, at most a third 401`,
      holds: faults.size === 0 && unknown <= sent / 3 && died.length === 0 && (short || busy <= sent / 100),
    },
  ]
}
