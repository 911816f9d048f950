import { type Account, headersOf } from './accounts'
import { fetchPatiently } from './fetch-patiently'
import type { Ware } from './wares'

/** Pieces that an administrator adds to each product: more than a run can sell. */
const PIECES = 100_000

/** Adds stock through the API as an administrator, so that nothing sells out while orders are measured. */
export async function stockUp(origin: string, admin: Account, wares: readonly Ware[]): Promise<void> {
  for (const { id } of wares) {
    const answer = await fetchPatiently(`${origin}/api/v1/admin/products/${id}/stock`, {
      method: 'POST',
      headers: { ...headersOf(admin), 'content-type': 'application/json' },
      body: JSON.stringify({ key: crypto.randomUUID(), kind: 'received', pieces: PIECES }),
    })
    if (!answer.ok) throw new Error(`The stock of ${id} cannot be entered: ${answer.status} ${await answer.text()}`)
  }
}
