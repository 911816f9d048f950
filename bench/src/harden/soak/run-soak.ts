import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress } from '../../../../tools/src/progress/progress'
import { memoryGrowth } from '../../rendering/memory-growth'
import type { Finding } from '../report/finding'
import type { HardenSite } from '../site/start-harden-site'
import { type ServiceMemory, serviceMemory } from './service-memory'
import { openSteadyLoad } from './steady-load'

/** The share of the site's capacity. */
const SHARE = 0.8
const MEASURE_SECONDS = 15
/** Excluded from the start of the run, because caches fill and code is compiled. */
const WARM_UP_SHARE = 0.25
const SAMPLE_EVERY_MS = 5_000
/** The maximum growth: the median of the second half divided by that of the first. */
const MOST_GROWTH = 1.1

/** A constant load at 80 % of the site's capacity: at most 0.1 % may fail, and memory must not grow. */
export async function runSoak(
  site: HardenSite,
  { minutes, short }: { minutes: number; short: boolean },
  progress: Progress,
): Promise<Finding[]> {
  const load = await openSteadyLoad(site)
  const seconds = short ? 20 : minutes * 60
  const capacity = await progress.step('Soak: capacity', () => load.measure(short ? 5 : MEASURE_SECONDS))
  const rate = capacity * SHARE
  const samples: ServiceMemory[] = []
  const sampling = new AbortController()
  const sample = async (): Promise<void> => {
    await sleep(seconds * 1000 * WARM_UP_SHARE)
    while (!sampling.signal.aborted) {
      samples.push(serviceMemory(site))
      await sleep(SAMPLE_EVERY_MS)
    }
  }
  const sampled = sample()
  const { calls, failures, p99 } = await progress.step(
    `Soak: ${rate.toFixed(0)} calls/s`,
    () => load.run(rate, seconds),
    (made) => `${made.calls} calls`,
  )
  sampling.abort()
  await sampled
  await load.close()
  const names = ['api', 'edge'] as const
  const growth = names.map((name) => ({ name, ratio: memoryGrowth(samples.map((one) => one[name])) }))
  const megabytes = (bytes: number | undefined) => ((bytes ?? 0) / 1024 ** 2).toFixed(0)
  const lost = Object.values(failures).reduce((sum, count) => sum + count, 0)
  return [
    {
      what: 'soak',
      how: `${(seconds / 60).toFixed(1)} min at ${rate.toFixed(0)} calls/s, 80 % of ${capacity.toFixed(0)}`,
      result: `${calls} calls, p99 ${p99.toFixed(0)} ms, failures ${JSON.stringify(failures)}; ${growth
        .map(
          ({ name, ratio }) =>
            `${name} ${megabytes(samples[0]?.[name])} → ${megabytes(samples.at(-1)?.[name])} MB (${ratio.toFixed(2)}×)`,
        )
        .join(', ')}`,
      goal: `≤ 0.1 % failures, memory ≤ ${MOST_GROWTH}× (PSS, second half over first)`,
      holds: lost <= calls / 1000 && samples.length >= 4 && growth.every(({ ratio }) => ratio <= MOST_GROWTH),
    },
  ]
}
