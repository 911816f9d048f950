import { mkdirSync, rmSync } from 'node:fs'
import { frontEnds } from '../build/front-ends'
import { writeDiscovery } from '../release/publish-locally'
import { devDiscovery, type Served } from './dev-discovery'
import { startDevServer } from './start-dev-server'

// Runs every package's compiler and server in one process, and writes the discovery document that names them.
const { DEV_PORT, DEV_RELEASES } = process.env
if (!DEV_PORT || !DEV_RELEASES) throw new Error('DEV_PORT and DEV_RELEASES must be set: tools start this process.')

const packages = frontEnds(process.cwd())
const served = new Map<string, Served>()
let writing = Promise.resolve()
let ready = false
rmSync(DEV_RELEASES, { recursive: true, force: true })
mkdirSync(DEV_RELEASES, { recursive: true })

await Promise.all(
  packages.map((frontEnd, index) =>
    startDevServer(
      frontEnd,
      Number(DEV_PORT) + index,
      (now) => {
        served.set(frontEnd.name, now)
        if (served.size < packages.length) return
        writing = writing.then(() => writeDiscovery(DEV_RELEASES, 'npm run dev', devDiscovery([...served.values()])))
        writing.then(() => {
          ready = true
        })
      },
      () => ready,
    ),
  ),
)
