/** A server-sent event with JSON data. */
export interface ServerEvent {
  event: string
  data: unknown
}

/** The most characters of an event; a longer one ends the reading. */
const LONGEST = 65_536

/**
 * Reads the events of a `text/event-stream` body until it ends, without its comments. Throws if the connection breaks,
 * if an event is too long, or if its data is not JSON. Each chunk calls `alive`.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => {},
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      if (rest.length > LONGEST) throw new Error('an event does not end')
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parseEvent(block: string): ServerEvent | undefined {
  const lines = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line))
  const fields = (name: string): string[] => lines.flatMap((line) => (line?.[1] === name ? [line[2] ?? ''] : []))
  const data = fields('data')
  if (data.length === 0) return undefined
  return { event: fields('event').at(-1) ?? 'message', data: JSON.parse(data.join('\n')) as unknown }
}
