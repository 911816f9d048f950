import { api, dataOrThrow, type SellerProductDetail } from '@superium/shared/api'
import { changesOf, type ProductValues, toInput, valuesOf } from './product-values'

/**
 * Adds a product to the seller's shop; the form's `key` becomes its id. If an earlier attempt whose response was lost
 * has already added it, saves what changed in the form since then, except the stock, because some may have been sold.
 */
export async function addProduct(key: string, values: ProductValues): Promise<SellerProductDetail> {
  const params = { header: { 'idempotency-key': key } }
  const answer = await api.POST('/api/v1/seller/products', { params, body: toInput(values) })
  const { data } = dataOrThrow(answer)
  return answer.response.status === 201 ? data : saveLater(data, values)
}

async function saveLater(added: SellerProductDetail, values: ProductValues): Promise<SellerProductDetail> {
  const before = valuesOf(added)
  // A product without pictures was given its category's picture.
  const pictures = values.pictures.length > 0 ? values.pictures : before.pictures
  const changes = changesOf(before, { ...values, pictures })
  if (Object.keys(changes).length === 0) return added
  const body = { ...changes, edition: added.edition }
  const params = { path: { id: added._id } }
  return dataOrThrow(await api.PATCH('/api/v1/seller/products/{id}', { params, body })).data
}
