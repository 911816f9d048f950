import { DEMO_ACCOUNTS } from '../../../demo/src/accounts/demo-accounts'
import type { Progress } from '../../../tools/src/progress/progress'
import { signIn } from '../api/sign-in'
import { type LoadWithProcessorTime, loadWithProcessorTime } from '../capacity/load-with-processor-time'
import { type Request, runLoadTest } from '../http/run-load-test'
import type { BenchSite } from '../site/start-bench-site'
import { untilInMemory } from '../site/until-in-memory'
import { readings, writings } from './admin-requests'
import { sampleRows } from './sample-rows'

/** The number of orders in the shop, spread over two years. */
export const ORDERS = 100_000

const CONNECTIONS = 10
const SECONDS = 5
const WARM_UP_SECONDS = 1

/** The results by kind of request. */
export type AdminLoads = Record<string, LoadWithProcessorTime>

/** Load-tests the back office's API with ten connections of an administrator, one kind of request after the other. */
export async function measureAdmin(site: BenchSite, progress: Progress): Promise<AdminLoads> {
  // A shop that has just started loads its search words only while it is idle, so this waits before the load begins.
  await progress.step('Words of the catalogue in the API’s memory', () => untilInMemory(site.api, performance.now()))
  const token = await signIn(site.federated, DEMO_ACCOUNTS[2].email)
  const sample = await progress.step('Rows of the back office', () => sampleRows(site.api, token))
  const headers = { authorization: `Bearer ${token}` }
  const loads: AdminLoads = {}
  const load = async (kind: string, next: (n: number) => Request, calls?: number): Promise<void> => {
    let sent = 0
    const plan = {
      origin: site.api,
      connections: CONNECTIONS,
      next: () => {
        sent += 1
        return { ...next(sent), headers }
      },
    }
    loads[kind] = await progress.step(`Administration, ${kind}, ${CONNECTIONS} connections`, async () => {
      if (calls === undefined) await runLoadTest({ ...plan, seconds: WARM_UP_SECONDS })
      return loadWithProcessorTime(site, { ...plan, seconds: SECONDS, ...(calls !== undefined && { calls }) })
    })
  }
  for (const [kind, next] of Object.entries(readings(sample))) await load(kind, next)
  for (const [kind, { next, calls }] of Object.entries(writings(sample))) await load(kind, next, calls)
  return loads
}
