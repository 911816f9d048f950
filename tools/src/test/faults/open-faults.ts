import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ServicePlan } from '../../process/supervisor'
import { FaultyLine } from './faulty-line'

const POSTGRES_PORT = 5432
/** Relative to the repository, where servers start. */
const CLOCK = 'tools/src/test/faults/movable-clock.cjs'

/** The faults that a test can cause in a site with several instances. */
export interface Faults {
  /**
   * URL of the control server: `PUT /database` with a `LineFault` as JSON breaks the connection between APIs and
   * database.
   */
  control: string
  /** Changes the plan of a server so that its database connection and its clock can be broken. */
  service(plan: ServicePlan): ServicePlan
  close(): void
}

/** Opens the proxy and its control server on loopback, at first without faults. */
export async function openFaults(): Promise<Faults> {
  let database = { host: '127.0.0.1', port: 0 }
  const line = new FaultyLine(() => database)
  const begin = await line.listen()
  const server = createServer(async (request, response) => {
    const known = request.method === 'PUT' && request.url === '/database'
    if (known) line.set(JSON.parse(await text(request)))
    response.writeHead(known ? 204 : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    control: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    service(plan) {
      const args = ['--require', `./${CLOCK}`, ...plan.args]
      const { DATABASE_URL } = plan.env
      if (!DATABASE_URL) return { ...plan, args }
      const url = new URL(DATABASE_URL)
      database = { host: url.hostname, port: Number(url.port || POSTGRES_PORT) }
      const through = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(begin) })
      return { ...plan, args, env: { ...plan.env, DATABASE_URL: through.href } }
    },
    close() {
      server.close()
      server.closeAllConnections()
      line.close()
    },
  }
}
