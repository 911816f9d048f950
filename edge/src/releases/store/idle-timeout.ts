/** A request's signal, and what to do with it as the answer comes. */
export interface IdleTimeout {
  signal: AbortSignal
  /** To be called when something came: waiting begins anew. */
  renew(): void
  /** To be called when all is there. */
  end(): void
}

/** Gives a request up that nothing came of for so many milliseconds; `first` of them until its answer begins. */
export function idleTimeout(silence: number, first = silence): IdleTimeout {
  const given = new AbortController()
  const giveUp = (): void => given.abort(new DOMException('nothing came for too long', 'TimeoutError'))
  let timer = setTimeout(giveUp, first)
  return {
    signal: given.signal,
    renew() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silence)
    },
    end: () => clearTimeout(timer),
  }
}

/** The bytes of a body, however long they take as long as they come. Rejects when the patience ends. */
export async function readBody(body: ReadableStream<Uint8Array> | null, waiting: IdleTimeout): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const reader = body?.getReader()
  const stop = (): void => void reader?.cancel().catch(() => {})
  waiting.signal.addEventListener('abort', stop)
  try {
    for (;;) {
      waiting.renew()
      const next = await reader?.read()
      waiting.signal.throwIfAborted()
      if (!next || next.done) return Buffer.concat(pieces)
      pieces.push(next.value)
    }
  } finally {
    waiting.end()
    waiting.signal.removeEventListener('abort', stop)
  }
}
