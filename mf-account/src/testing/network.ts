/** What one test's server answers: `METHOD /path` to status and body, or a function of the request's body. */
export type Answers = Record<string, Answer | ((body: Record<string, unknown>, call: Call) => Answer | Promise<Answer>)>
type Answer = [status: number, body: unknown]

/** A request that reached the network. */
export interface Call {
  /** `METHOD /path` */
  name: string
  url: URL
  token: string | null
  body: Record<string, unknown>
}

/** Answers `fetch` from `answers`, where the site's server would be; what it does not know is a failed connection. */
export function network(answers: Answers): { calls: Call[]; answers: Answers; named(name: string): Call[] } {
  const calls: Call[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const body = text && (text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text)))
    const name = `${request.method} ${url.pathname.replace('/identitytoolkit.googleapis.com/v1', 'identity:')}`
    const call: Call = { name, url, token: request.headers.get('Authorization'), body: body || {} }
    calls.push(call)
    const answer = answers[name]
    if (!answer) throw new TypeError(`Failed to fetch ${name}`)
    const [status, content] = typeof answer === 'function' ? await answer(call.body, call) : answer
    return new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } })
  }
  return { calls, answers, named: (name) => calls.filter((call) => call.name === name) }
}
