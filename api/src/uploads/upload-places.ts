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
export class UploadPlaces {
  readonly #taken = new Map<string, number>()

  /** Runs an upload, or rejects with a 503 if too many are running. */
  async hold<T>({ uid, ip }: Uploader, upload: () => Promise<T>): Promise<T> {
    const places: readonly [string, number][] = [
      ['all', MOST.inAll],
      [`network:${siteOf(ip)}`, MOST.perNetwork],
      [`account:${uid}`, MOST.perAccount],
    ]
    if (places.some(([place, most]) => this.#count(place) >= most)) throw new Problem(503, uploadTexts.busy)
    for (const [place] of places) this.#taken.set(place, this.#count(place) + 1)
    try {
      return await upload()
    } finally {
      for (const [place] of places) this.#leave(place)
    }
  }

  #count(place: string): number {
    return this.#taken.get(place) ?? 0
  }

  #leave(place: string): void {
    const left = this.#count(place) - 1
    if (left > 0) this.#taken.set(place, left)
    else this.#taken.delete(place)
  }
}
