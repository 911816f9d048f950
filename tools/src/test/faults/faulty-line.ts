import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What is wrong with a line: each piece of an answer comes so many milliseconds late, or no connection holds. */
export interface LineFault {
  delayMs?: number
  cut?: boolean
}

/** A TCP line to a server, of which a test decides how good it is. */
export class FaultyLine {
  #fault: LineFault = {}
  readonly #open = new Set<Socket>()
  readonly #server = createServer((client) => this.#connect(client))

  /** `end`: where the server is. */
  constructor(private readonly end: () => { host: string; port: number }) {}

  /** Resolves to the port at which the line begins. */
  listen(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  /** Holds from now on, also for connections that are open. */
  set(fault: LineFault): void {
    this.#fault = fault
    if (fault.cut) this.#hangUp()
  }

  close(): void {
    this.#server.close()
    this.#hangUp()
  }

  #hangUp(): void {
    for (const socket of this.#open) socket.destroy()
  }

  #connect(client: Socket): void {
    if (this.#fault.cut) return void client.destroy()
    const server = connect(this.end())
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.once('close', () => this.#open.delete(one))
    }
    client.pipe(server)
    // One piece after the other, so that a shorter delay lets none overtake.
    let before = Promise.resolve()
    const later = (step: () => void): void => {
      const { delayMs = 0 } = this.#fault
      const due = delayMs > 0 ? sleep(delayMs) : undefined
      before = before.then(() => due).then(step)
    }
    server.on('data', (piece: Buffer) => later(() => void (client.destroyed || client.write(piece))))
    server.once('close', () => later(() => client.destroy()))
    client.once('close', () => server.destroy())
  }
}
