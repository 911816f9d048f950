import { siteOf } from '../http/network-of'
import { Problem } from '../http/problem'
import { uploadTexts } from './upload-texts'

/** The maximum numbers of concurrent uploads, each of which holds one file in memory. */
const MOST = { inAll: 20, perNetwork: 8, perAccount: 4 }

/** Who uploads. */
export interface Uploader {
  uid: string
  ip: string
}

/** Limits the uploads that this process reads at once: in total, per network and per account. */
export class UploadLimiter {
  readonly #running = new Map<string, number>()

  /** Runs an upload, or rejects with a 503 if too many are running. */
  async run<T>({ uid, ip }: Uploader, upload: () => Promise<T>): Promise<T> {
    const counters: readonly [string, number][] = [
      ['all', MOST.inAll],
      [`network:${siteOf(ip)}`, MOST.perNetwork],
      [`account:${uid}`, MOST.perAccount],
    ]
    if (counters.some(([counter, most]) => this.#count(counter) >= most)) throw new Problem(503, uploadTexts.busy)
    for (const [counter] of counters) this.#running.set(counter, this.#count(counter) + 1)
    try {
      return await upload()
    } finally {
      for (const [counter] of counters) this.#leave(counter)
    }
  }

  #count(counter: string): number {
    return this.#running.get(counter) ?? 0
  }

  #leave(counter: string): void {
    const left = this.#count(counter) - 1
    if (left > 0) this.#running.set(counter, left)
    else this.#running.delete(counter)
  }
}
