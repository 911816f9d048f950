import type { Pool } from 'undici'
import type { Account } from '../site/accounts'
import type { Call } from './make-call'
import { makeCall } from './make-call'
import type { Operation } from './operations'
import type { KnownValues, Sampling } from './sample-value'
import { sendCall } from './send-call'

/** Fields whose values name things. */
const NAMES = /^(?:_id|\w*[iI]d|uid|slug|sku|code|key|keyword|email|number|variant|product)$/
const MOST_OF_A_NAME = 40
const MOST_OF_ALL = 200

/** Asks every reading operation as an administrator, twice, and keeps the names of things in the answers: calls that name them get further. */
export async function collectKnownValues(
  pool: Pool,
  operations: readonly Operation[],
  sampling: Sampling,
  admin: Account,
): Promise<KnownValues> {
  const known: Record<string, string[]> = {}
  const keep = (name: string, value: string, most: number): void => {
    const list = known[name] ?? []
    known[name] = list
    if (list.length < most && !list.includes(value)) list.push(value)
  }
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, one] of Object.entries(value)) {
      if (typeof one !== 'string') collect(one)
      else if (NAMES.test(name)) keep(name, one, MOST_OF_A_NAME)
      // Parameters are called `id`, whatever they name.
      if (typeof one === 'string' && name === '_id') keep('id', one, MOST_OF_ALL)
    }
  }
  for (const operation of [...operations, ...operations].filter(({ method }) => method === 'GET')) {
    const asDocumented: Sampling = {
      ...sampling,
      known,
      random: { ...sampling.random, pick: (list) => list[0] as never },
    }
    const call: Call = makeCall(operation, asDocumented)
    const { type, text } = await sendCall(pool, call, admin).catch(() => ({ type: '', text: '' }))
    if (type !== 'application/json') continue
    try {
      collect(JSON.parse(text))
    } catch {
      // What is no JSON is found by the fuzz itself.
    }
  }
  return known
}
