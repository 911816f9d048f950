import { api, dataOrThrow, type Order, type OrderSender } from '@superium/shared/api'
import { loadShopAddress } from '@superium/shared/orders'
import { type Packing, piecesToPack } from './pieces-to-pack'

/** A sheet to print: an order's invoice, or the packing slip of one of its senders. */
export type Paper =
  | { kind: 'invoice'; order: Order; address: readonly string[] }
  | { kind: 'slip'; order: Order; packing: Packing }

export type PaperKind = Paper['kind']

/** The senders of an order's lines, for its packing slips. */
async function loadSenders(id: string, signal?: AbortSignal): Promise<OrderSender[]> {
  const options = { params: { path: { id } }, ...(signal && { signal }) }
  return dataOrThrow(await api.GET('/api/v1/admin/orders/{id}/senders', options)).data
}

/**
 * The sheets of several orders, in the same order: an invoice per order, or a slip per sender with something to pack.
 */
export async function loadPapers(kind: PaperKind, orders: readonly Order[], signal?: AbortSignal): Promise<Paper[]> {
  if (kind === 'invoice') {
    const address = await loadShopAddress(signal)
    return orders.map((order) => ({ kind, order, address }))
  }
  const papers: Paper[] = []
  // In sequence, because a hundred calls at once would delay other users.
  for (const order of orders)
    for (const packing of piecesToPack(order, await loadSenders(order._id, signal)))
      papers.push({ kind, order, packing })
  return papers
}
