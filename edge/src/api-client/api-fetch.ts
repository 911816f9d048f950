import { cachedGet } from './cached-get'
import { createHttpGet, type HttpResponse } from './http-get'

/** Creates the `fetch` of the API client for isolated processes. */
export function createApiFetch(): (request: Request) => Promise<Response> {
  const read = cachedGet(createHttpGet())
  return async (request) => new BufferedResponse(await read(request))
}

/** A response with a buffered body; the platform's would copy it through a stream. */
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
