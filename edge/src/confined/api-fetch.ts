import { type Answer, createRead } from './read'
import { remember } from './remember'

/** How the API's client asks on the server. */
export function createApiFetch(): (request: Request) => Promise<Response> {
  const read = remember(createRead())
  return async (request) => new Answered(await read(request))
}

/** An answer that is there: the platform's own would pass its body through a stream first. */
class Answered extends Response {
  readonly #body: Buffer

  constructor({ status, type, body }: Answer) {
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
