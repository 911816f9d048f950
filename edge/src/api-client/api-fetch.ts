import { cachedGet } from './cached-get'
import { createHttpGet, type HttpResponse } from './http-get'

/** How the API's client asks on the server. */
export function createApiFetch(): (request: Request) => Promise<Response> {
  const read = cachedGet(createHttpGet())
  return async (request) => new BufferedResponse(await read(request))
}

/** An answer that is there: the platform's own would pass its body through a stream first. */
class BufferedResponse extends Response {
  readonly #body: Buffer

  constructor({ status, type, body }: HttpResponse) {
    super(null, { status, headers: { 'content-type': type, 'content-length': String(body.length) } })
    this.#body = body
  }

  override async text(): Promise<string> {
    return this.#body.toString()
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#body.toString())
  }
}
