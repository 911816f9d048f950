import { Readable } from 'node:stream'

/** Intervals of a stream, in milliseconds. */
export interface StreamTimes {
  /** After this long the stream ends, and its reader connects again, perhaps to another process. */
  lifetime: number
  /** Between two signs of life; shorter than the 10 s after which the site's server gives up a silent answer. */
  heartbeat: number
  /** Between two checks of the reader's role; other guards also honour a withdrawn role for up to five seconds. */
  recheck: number
}

export const usualStreamTimes: StreamTimes = { lifetime: 600_000, heartbeat: 4000, recheck: 5000 }

/** Bytes that may wait for a reader; who reads slower is cut off and connects again. */
const MOST_WAITING_BYTES = 64 * 1024

/** An answer of type `text/event-stream`. */
export interface EventStream {
  body: Readable
  /** Sends an event with JSON data. */
  send(event: string, data: object): void
  end(): void
}

/**
 * Opens an event stream, which stays open until it is ended or its reader leaves. Every `heartbeatMs` milliseconds it
 * sends a comment, so that nobody takes a quiet stream for a broken one.
 */
export function openEventStream(heartbeatMs: number): EventStream {
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
