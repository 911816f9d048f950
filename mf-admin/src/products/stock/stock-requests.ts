import { api, dataOrThrow, type StockMove, type StockMovement } from '@superium/shared/api'

/** A variant, or a product without variants, with its stock. */
export interface StockItem {
  productId: string
  /** Absent for a product without variants. */
  variant?: string
  name: string
  sku: string
  stock: number
}

/** Records a movement and returns the new stock. `ApiError` 409 explains a refusal. */
export async function moveStock({ productId, variant }: StockItem, move: Omit<StockMove, 'variant'>): Promise<number> {
  const params = { path: { id: productId } }
  const body = { ...move, ...(variant && { variant }) }
  const { data } = dataOrThrow(await api.POST('/api/v1/admin/products/{id}/stock', { params, body }))
  return data.variantStock ?? data.stock
}

/** Loads a page of the history, newest first; `before` is the number of the previous page's last entry. */
export async function listMovements(
  { productId, variant }: StockItem,
  before: number | undefined,
  signal: AbortSignal,
): Promise<{ data: StockMovement[]; more: boolean }> {
  const query = { size: 10, ...(variant && { variant }), ...(before !== undefined && { before }) }
  const params = { path: { id: productId }, query }
  return dataOrThrow(await api.GET('/api/v1/admin/products/{id}/stock', { params, signal }))
}
