import { AwsClient } from 'aws4fetch'

/**
 * A client whose calls can be called off for as long as they last. Node's Request follows a signal only while somebody holds
 * the Request, and the library hands the one that it signs to `fetch`: here the signal holds it.
 */
export class LastingClient extends AwsClient {
  readonly #held = new WeakMap<AbortSignal, Request>()

  override async sign(...[input, init]: Parameters<AwsClient['sign']>): Promise<Request> {
    const request = await super.sign(input, init)
    if (init?.signal) this.#held.set(init.signal, request)
    return request
  }
}
