import { createServer } from 'node:net'
import { CliError } from '../cli-error'
import { errorCode } from '../error-code'

export interface PortUse {
  port: number
  host: string
  /** The service that needs the port, e.g. `the site`. */
  user: string
  /** The setting that changes the port. */
  setting: string
  /** Only compares it with the other ports; the service itself checks whether it is free. */
  mayBeTaken?: boolean
}

/** Throws `CliError` for the first port that is in use, set twice or not allowed. */
export async function checkPorts(uses: PortUse[]): Promise<void> {
  for (const [index, { port, host, user, setting, mayBeTaken }] of uses.entries()) {
    const twin = uses.slice(0, index).find((other) => other.port === port)
    if (twin) throw new CliError(`${setting} and ${twin.setting} are both ${port}: give each its own port.`)
    if (mayBeTaken) continue
    const code = await tryToListen(port, host)
    if (code === 'EADDRINUSE') {
      throw new CliError(`Port ${port} for ${user} is taken: free it, or set ${setting} to another port.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new CliError(`SUPERIUM_HOST ${host} is not an address of this machine.`)
    }
    if (code) throw new CliError(`Port ${port} for ${user} cannot be used (${code}): set ${setting} to another port.`)
  }
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', (error) => resolve(errorCode(error) ?? error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
