import { api, dataOrThrow, type SellerProductDetail } from '@superium/shared/api'
import { changesOf, type ProductValues, toInput, valuesOf } from './product-values'

/**
 * Adds a product to the seller's shop; the form's `key` becomes its id. When an earlier attempt has added it already, whose answer was
 * lost, what was changed in the form since then is saved, but for the stock, which may have been sold from meanwhile.
 */
export async function addProduct(key: string, values: ProductValues): Promise<SellerProductDetail> {
  const params = { header: { 'idempotency-key': key } }
  const answer = await api.POST('/api/v1/seller/products', { params, body: toInput(values) })
  const { data } = dataOrThrow(answer)
  return answer.response.status === 201 ? data : saveLater(data, values)
}

async function saveLater(added: SellerProductDetail, values: ProductValues): Promise<SellerProductDetail> {
  const before = valuesOf(added)
  // A product without pictures got that of its category.
  const pictures = values.pictures.length > 0 ? values.pictures : before.pictures
  const body = changesOf(before, { ...values, pictures })
  if (Object.keys(body).length === 0) return added
  const params = { path: { id: added._id } }
  return dataOrThrow(await api.PATCH('/api/v1/seller/products/{id}', { params, body })).data
}
