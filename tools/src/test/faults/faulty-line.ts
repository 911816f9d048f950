import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A fault of a connection: every chunk of a response is delayed by `delayMs`, or connections are cut. */
export interface LineFault {
  delayMs?: number
  cut?: boolean
}

/** A TCP proxy in front of a server whose faults a test controls. */
export class FaultyLine {
  #fault: LineFault = {}
  readonly #open = new Set<Socket>()
  readonly #server = createServer((client) => this.#connect(client))

  /** `end` returns the server's address. */
  constructor(private readonly end: () => { host: string; port: number }) {}

  /** Resolves to the port of the proxy. */
  listen(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  /** Sets the fault for new and open connections. */
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
    // Chunks wait for their predecessors, so that a shorter delay cannot reorder them.
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
