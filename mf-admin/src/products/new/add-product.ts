import { type AdminProductDetail, api, dataOrThrow } from '@superium/shared/api'
import { changesOf, type ProductValues, toInput, valuesOf } from '../form/product-values'

/**
 * Adds a product with the id `key`. If an earlier attempt with a lost response has already added it, saves only what
 * the form has changed since, except for the stock, which may have been sold meanwhile.
 */
export async function addProduct(key: string, values: ProductValues): Promise<AdminProductDetail> {
  const params = { header: { 'idempotency-key': key } }
  const answer = await api.POST('/api/v1/admin/products', { params, body: toInput(values) })
  const { data } = dataOrThrow(answer)
  return answer.response.status === 201 ? data : saveLater(data, values)
}

async function saveLater(added: AdminProductDetail, values: ProductValues): Promise<AdminProductDetail> {
  const before = valuesOf(added)
  // The API has given a product without pictures its category's picture.
  const pictures = values.pictures.length > 0 ? values.pictures : before.pictures
  const changes = changesOf(before, { ...values, pictures })
  if (Object.keys(changes).length === 0) return added
  const body = { ...changes, edition: added.edition }
  return dataOrThrow(await api.PATCH('/api/v1/admin/products/{id}', { params: { path: { id: added._id } }, body })).data
}
