import type { App } from '../http/app'
import type { ReadAddress } from './keep-warm'

/** Asks this process itself, as the shop's own site server does. */
export const readOwnAddress =
  (app: App): ReadAddress =>
  async (address) => {
    const answer = await app.inject(`/api/v1${address}`)
    if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`)
    return answer.json()
  }
