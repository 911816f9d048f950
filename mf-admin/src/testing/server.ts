import { testSummary } from './answers'

/** What the shop answers: a body, with a status other than 200, or a promise of it. */
export type Reply = { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>

/** A request as it crossed the wire. */
export interface Seen {
  /** e.g. `GET /api/v1/admin/orders?page=0&size=20`. */
  line: string
  body: unknown
}

/**
 * Answers at the fetch boundary: `replies` by method and path (`GET /admin/orders`, without `/api/v1`), made anew for
 * each request. What is not listed is a 404, as the API words it. Returns what was asked for, in order.
 */
export function serve(replies: Record<string, (request: URL) => Reply>): Seen[] {
  const seen: Seen[] = []
  const all: typeof replies = { 'GET /admin/summary': () => ({ body: success(testSummary) }), ...replies }
  globalThis.fetch = async (input) => {
    const request = new Request(input)
    const url = new URL(request.url)
    const text = await request.text()
    seen.push({ line: `${request.method} ${url.pathname}${url.search}`, body: text ? JSON.parse(text) : undefined })
    const reply = all[`${request.method} ${url.pathname.replace('/api/v1', '')}`]
    const { status = 200, body } = await (reply?.(url) ?? { status: 404, body: problem('There is nothing here.') })
    return Response.json(body, { status })
  }
  return seen
}

/** `{status: "success", data}`. */
export const success = (data: unknown) => ({ status: 'success', data })

/** `{status: "success", data, count}`. */
export const list = (data: readonly unknown[], count = data.length) => ({ status: 'success', data, count })

/** `{status: "error", message, field?}`. */
export const problem = (message: string, field?: string) => ({ status: 'error', message, ...(field && { field }) })
