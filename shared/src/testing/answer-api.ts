import { problem } from './api-outcomes'

/** A request that reached the network. */
export interface ApiCall {
  /** Method and path without `/api/v1`, such as `GET /shop/products`. */
  name: string
  /** The same with the query, such as `GET /shop/products?page=0`. */
  line: string
  url: URL
  headers: Headers
  /** The JSON body, or the fields of a form; empty when nothing was sent. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever its own page sent
  body: any
}

/** A body that is sent as JSON with status 200, or a whole response. */
export type Reply = object | Response

export type Answer = Reply | ((call: ApiCall) => Reply | undefined | Promise<Reply | undefined>)

/** The API behind `fetch`, for one test. */
export interface TestApi {
  /** All requests, oldest first. */
  calls: ApiCall[]
  /** The requests whose name ends with `name`, oldest first. */
  callsTo(name: string): ApiCall[]
  /** Sets the answer to a request by its name; undefined from a function counts as no answer. */
  answer(name: string, answer: Answer): void
  /** Takes precedence over the answers, unless it returns undefined. */
  intercept: ((call: ApiCall) => Reply | undefined | Promise<Reply | undefined>) | null
}

/**
 * Answers `fetch` as the API does; a request without an answer gets a 404. It is used instead of msw, which brings some
 * thirty packages for what these lines do.
 */
export function answerApi(answers: Record<string, Answer> = {}): TestApi {
  const known = new Map(Object.entries(answers))
  const api: TestApi = {
    calls: [],
    callsTo: (name) => api.calls.filter((call) => call.name.endsWith(name)),
    answer: (name, answer) => void known.set(name, answer),
    intercept: null,
  }
  const replyTo = async (call: ApiCall): Promise<Response> => {
    const answer = known.get(call.name)
    const reply = (await api.intercept?.(call)) ?? (typeof answer === 'function' ? await answer(call) : answer)
    if (!reply) return problem(404, `There is no ${call.name}.`)
    return reply instanceof Response ? reply.clone() : Response.json(reply)
  }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const call = await readCall(request)
    api.calls.push(call)
    request.signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    return Promise.race([replyTo(call), aborted])
  }
  return api
}

async function readCall(request: Request): Promise<ApiCall> {
  const { method, headers } = request
  const url = new URL(request.url)
  const text = await request.text()
  const isJson = /^[{[]/.test(text)
  const body = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
  const name = `${method} ${url.pathname.replace(/^\/api\/v1/, '')}`
  return { name, line: name + url.search, url, headers, body }
}
