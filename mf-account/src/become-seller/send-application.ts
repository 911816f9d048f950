import type { OwnSeller } from '@superium/shared/api'
import { api, dataOrThrow } from '@superium/shared/api'
import { fetchWithProgress } from '@superium/shared/uploads'
import { PICTURES, type SellerForm, TEXTS } from './seller-form'

/**
 * Sends the signed-in visitor's application as the multipart form of spec §3, without the password. `onProgress`
 * receives the share that was sent, 0 to 1. Returns the server's message and the application; throws `ApiError` with
 * the rejected field.
 */
export async function sendApplication(
  values: SellerForm,
  onProgress: (share: number) => void,
): Promise<{ message: string; data: OwnSeller }> {
  const form = new FormData()
  for (const name of TEXTS) form.append(name, values[name].trim())
  for (const name of PICTURES) {
    const file = values[name]
    if (file) form.append(name, file)
  }
  form.append('role', 'seller')
  // `fetchWithProgress` sends the form; the typed body only satisfies the API client's types.
  const { fname, lname, email, address, phone, shopname, shopaddress } = values
  const body = { fname, lname, email, address, phone, shopname, shopaddress, district: 'Dhaka' as const }
  return dataOrThrow(await api.POST('/api/v1/user/become-seller', { body, fetch: fetchWithProgress(form, onProgress) }))
}
