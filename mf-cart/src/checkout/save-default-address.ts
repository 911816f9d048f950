import { api, dataOrThrow } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { retryRead } from '../quote/retry-read'
import { cartTexts } from '../texts'
import { type AddressFields, isSameAddress } from './address-fields'
import type { OrderBody } from './order-body'

/** Makes the order's address the default in the address book, and notifies the shopper if that fails. */
export async function saveDefaultAddress(order: OrderBody): Promise<void> {
  const { name, phone, street, district, subDistrict, country, postalCode } = order
  const address = { name, phone, street, district, subDistrict, country, postalCode }
  try {
    // Each try reads the address book first, so that a retry after a lost response adds nothing twice.
    await retryRead(() => makeDefault(address), new AbortController().signal)
  } catch (error) {
    notify('error', cartTexts.checkout.addressNotSaved(errorMessage(error)))
  }
}

async function makeDefault(address: AddressFields): Promise<void> {
  const { data: book } = dataOrThrow(await api.GET('/api/v1/user/addresses'))
  const same = book.find((one) => isSameAddress(one, address))
  if (!same) {
    dataOrThrow(await api.POST('/api/v1/user/addresses', { body: { ...address, isDefault: true } }))
  } else if (!same.isDefault) {
    const params = { path: { id: same._id } }
    dataOrThrow(await api.POST('/api/v1/user/addresses/{id}/default', { params }))
  }
}
