/**
 * Stands in for Google's `gapi.iframes` on sites with the Auth emulator, which have no network: the identity SDK talks
 * through it with the emulator's helper frame. The frame's side is `edge/src/proxy/emulator/gapi-script.ts`.
 */

type Handler = (data: unknown) => unknown

interface HelperFrame {
  restyle(): Promise<void>
  /** Resolves when the frame's page has loaded. */
  ping(then?: () => void): Promise<void>
  register(name: string, handler: Handler): void
  send(name: string, data: unknown, answered: (answers: unknown[]) => void): void
}

interface Message {
  gapi: 'ready' | 'call' | 'answer'
  id: string
  name: string
  data: unknown
}

interface OpenOptions {
  url: string
  where: HTMLElement
}

/** Installs the stand-in where the SDK looks before it loads Google's script. */
export function standInForGapi(): void {
  const iframes = {
    Iframe: {},
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => ({ open: (options: OpenOptions, then: (frame: HelperFrame) => unknown) => then(open(options)) }),
  }
  Object.assign(globalThis, { gapi: { iframes } })
}

function open({ url, where }: OpenOptions): HelperFrame {
  const element = document.createElement('iframe')
  element.src = url
  element.hidden = true
  element.title = 'Sign-in with the Auth emulator'
  const handlers = new Map<string, Handler>()
  /** Calls that arrived before their handler was registered. */
  const early: Message[] = []
  const answers = new Map<string, (answers: unknown[]) => void>()
  const post = (message: Message): void => element.contentWindow?.postMessage(message, globalThis.location.origin)
  const answer = async ({ id, name, data }: Message, handler: Handler): Promise<void> =>
    post({ gapi: 'answer', id, name, data: await handler(data) })

  const ready = new Promise<void>((resolve) => {
    addEventListener('message', ({ source, origin, data }: MessageEvent<Message>) => {
      if (source !== element.contentWindow || origin !== globalThis.location.origin) return
      if (data.gapi === 'ready') resolve()
      if (data.gapi === 'answer') answers.get(data.id)?.([data.data])
      if (data.gapi !== 'call') return
      const handler = handlers.get(data.name)
      if (handler) void answer(data, handler)
      else early.push(data)
    })
  })
  where.append(element)
  return {
    restyle: async () => undefined,
    ping: (then) => ready.then(then),
    register(name, handler) {
      handlers.set(name, handler)
      for (const message of early.filter((one) => one.name === name)) void answer(message, handler)
    },
    send(name, data, answered) {
      const id = crypto.randomUUID()
      answers.set(id, (given) => {
        answers.delete(id)
        try {
          answered(given)
        } catch {
          // Like Google's script, ignores errors of callbacks: the SDK always throws after the answer about storage.
        }
      })
      post({ gapi: 'call', id, name, data })
    },
  }
}
