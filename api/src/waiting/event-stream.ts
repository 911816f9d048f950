import { Readable } from 'node:stream'

/** Shorter than the 10 s after which the site's server gives up a silent answer. */
const HEARTBEAT_MS = 4000

/** Bytes that may wait for a reader; who reads slower is cut off and connects again. */
const MOST_WAITING_BYTES = 64 * 1024

/** An answer of type `text/event-stream`. */
export interface EventStream {
  body: Readable
  /** Sends an event with JSON data. */
  send(event: string, data: object): void
  end(): void
}

/** Opens a stream that says every few seconds that it lives, until it is ended or its reader has gone. */
export function openEventStream(heartbeatMs = HEARTBEAT_MS): EventStream {
  const body = new Readable({ read() {} })
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
  body.once('close', () => clearInterval(heartbeat))
  function write(text: string): void {
    if (body.destroyed || body.readableEnded) return
    if (body.readableLength > MOST_WAITING_BYTES) body.destroy()
    else body.push(text)
  }
  return {
    body,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      clearInterval(heartbeat)
      if (!body.destroyed) body.push(null)
    },
  }
}
