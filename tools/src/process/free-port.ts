import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports that systems assign to outgoing connections (from 32768 on Linux, 49152 elsewhere), which
 * could be taken before this one is used, or while a killed process restarts.
 */
const [FIRST, AFTER_LAST] = [20_000, 32_768]
const TRIES = 100
const given = new Set<number>()

/** A port that nothing listens on now; one process never gets the same port twice. Throws if there is none. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, AFTER_LAST)
    if (given.has(port)) continue
    given.add(port)
    if (await canListen(port, host)) return port
  }
  throw new Error(`Among ${TRIES} ports of ${host} between ${FIRST} and ${AFTER_LAST} none is free.`)
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
