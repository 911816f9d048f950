import type { Progress } from '../../../tools/src/progress/progress'
import { median } from '../report/median'
import type { Metric } from '../report/metric'
import { npmStart } from './npm-start'

/** Seconds from `npm start` to its last line, per run, for an installed and built site with a filled database. */
export async function measureWarmStart(
  root: string,
  data: string,
  runs: number,
  progress: Progress,
  opened: (stop: () => Promise<void>) => void,
): Promise<number[]> {
  await progress.step('npm start, the first time', async () => (await npmStart(root, data, opened)).stop())
  return progress.step(`npm start, ${runs} times`, async () => {
    const seconds: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const site = await npmStart(root, data, opened)
      seconds.push(site.seconds)
      await site.stop()
    }
    return seconds
  })
}

/** The median as a metric. */
export function warmStartMetrics(seconds: readonly number[]): Metric[] {
  return [{ name: 'warm npm start', unit: 's', value: median(seconds), goal: { atMost: 3.5 } }]
}
