import type { OwnSeller } from '@superium/shared/api'
import { api, dataOrThrow } from '@superium/shared/api'
import { fetchWithProgress } from '@superium/shared/uploads'
import { PICTURES, type SellerForm, TEXTS } from './seller-form'

/**
 * Sends the application of who is signed in, as the multipart form of spec §3; the password is not in it. `onProgress` gets the
 * sent share, 0 to 1. Returns the server's message and the application; throws ApiError with the field that is wrong.
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
  // What is sent is the form; the typed body only satisfies the client.
  const { fname, lname, email, address, phone, shopname, shopaddress } = values
  const body = { fname, lname, email, address, phone, shopname, shopaddress, district: 'Dhaka' as const }
  return dataOrThrow(await api.POST('/api/v1/user/become-seller', { body, fetch: fetchWithProgress(form, onProgress) }))
}
