/** A stream of events that a test listens to. */
export interface Heard {
  status: number
  headers: Headers
  /** The data of all events so far. */
  events: unknown[]
  /** Everything that was sent, comments too. */
  text(): string
  /** Settles when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/** Opens a stream of events at an address and keeps what it says. */
export async function listenToEvents(address: string, token: string): Promise<Heard> {
  const control = new AbortController()
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: control.signal })
  const events: unknown[] = []
  let text = ''
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder()
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true })
      const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as unknown)
      events.splice(0, events.length, ...data)
    }
  }
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    text: () => text,
    ended: read().catch(() => {}),
    close: () => control.abort(),
  }
}
