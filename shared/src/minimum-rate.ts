/** Bytes per second that a client sends or takes on average; a slow phone does 30,000. */
const BYTES_PER_SECOND = 4_000
/** Milliseconds of waiting for the client that are free, e.g. in a tunnel. */
const GRACE_MS = 30_000
const CHECK_MS = 5_000

/** What is needed of a socket of Node. */
interface Socket {
  readonly bytesRead: number
  readonly writableLength: number
  readonly writable: boolean
  readonly destroyed: boolean
  /** Includes what the system has not taken yet. */
  readonly bytesWritten: number
  isPaused(): boolean
  end(text: string, done: () => void): unknown
  destroy(): unknown
}

interface Incoming {
  readonly socket: object
  readonly complete: boolean
  readonly headers: { readonly 'content-length'?: string; readonly 'transfer-encoding'?: string }
}

interface Outgoing {
  readonly headersSent: boolean
  once(event: 'close', listener: () => void): unknown
}

/** What is needed of an HTTP server of Node. */
interface Server {
  on(event: 'request', listener: (request: Incoming, response: Outgoing) => void): unknown
  once(event: 'close', listener: () => void): unknown
}

/** A body or an answer on its way. */
interface Transfer {
  /** The bytes that have passed the connection so far. */
  bytes(): number
  /** Whether only the client keeps it from going on. */
  waits(): boolean
  isOver(): boolean
  /** Ends it because it is too slow. */
  end(): void
}

interface Watched {
  transfer: Transfer
  from: number
  /** Milliseconds that the client has kept it waiting. */
  waited: number
  waits: boolean
}

const isTooSlow = (bytes: number, waited: number): boolean =>
  waited > GRACE_MS && bytes < ((waited - GRACE_MS) / 1_000) * BYTES_PER_SECOND

const TOO_SLOW = JSON.stringify({ status: 'error', message: 'Your connection is too slow. Try again in a moment.' })
const ANSWER = [
  'HTTP/1.1 408 Request Timeout',
  'content-type: application/json; charset=utf-8',
  `content-length: ${TOO_SLOW.length}`,
  'connection: close',
  '',
  TOO_SLOW,
].join('\r\n')

/**
 * Ends requests whose client sends or takes less than 4,000 bytes a second on average after half a minute: with a 408, or
 * without a word where the answer has begun. Time in which the server does not read or has nothing to send does not
 * count. Returns the check, which runs every five seconds.
 */
export function requireMinimumRate(server: Server, now: () => number = () => performance.now()): () => void {
  const watched = new Set<Watched>()
  let checkedAt = now()

  function check(): void {
    const at = now()
    // Nobody sends or reads while this process stands still.
    const passed = Math.min(at - checkedAt, 2 * CHECK_MS)
    checkedAt = at
    for (const one of watched) {
      const { transfer, waits, from } = one
      one.waits = transfer.waits()
      // Time counts where the client was waited for at both ends of it.
      if (waits && one.waits) one.waited += passed
      const slow = isTooSlow(transfer.bytes() - from, one.waited)
      if (slow || transfer.isOver()) watched.delete(one)
      if (slow && !transfer.isOver()) transfer.end()
    }
  }

  function watch(transfer: Transfer): () => void {
    const one = { transfer, from: transfer.bytes(), waited: 0, waits: true }
    watched.add(one)
    return () => watched.delete(one)
  }

  server.on('request', (request, response) => {
    const socket = request.socket as Socket
    const end = (): void => {
      if (response.headersSent || !socket.writable) socket.destroy()
      else socket.end(ANSWER, () => socket.destroy())
    }
    const stop = watch({
      bytes: () => socket.bytesWritten,
      waits: () => socket.writableLength > 0,
      isOver: () => socket.destroyed,
      end,
    })
    response.once('close', stop)
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && !(Number(length) > 0)) return
    // A body can outlast its answer, so that it is not over when the response is closed.
    watch({
      bytes: () => socket.bytesRead,
      waits: () => !socket.isPaused(),
      isOver: () => request.complete || socket.destroyed,
      end,
    })
  })

  const timer = setInterval(check, CHECK_MS)
  if (typeof timer === 'object') timer.unref()
  server.once('close', () => clearInterval(timer))
  return check
}
