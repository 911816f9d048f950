import type { Pool } from 'undici'
import type { Account } from '../site/accounts'
import type { Call } from './make-call'
import { makeCall } from './make-call'
import type { Operation } from './operations'
import type { KnownValues, Sampling } from './sample-value'
import { sendCall } from './send-call'

/** Fields whose values identify something. */
const NAMES = /^(?:_id|\w*[iI]d|uid|slug|sku|code|key|keyword|email|number|variant|product)$/
const MOST_OF_A_NAME = 40
const MOST_OF_ALL = 200

/**
 * Calls every GET operation twice as an administrator and collects the identifiers in the responses, because calls with
 * existing identifiers get further.
 */
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
      // Path parameters are called `id`, whatever they identify.
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
      // The fuzzer itself reports responses that are not valid JSON.
    }
  }
  return known
}
