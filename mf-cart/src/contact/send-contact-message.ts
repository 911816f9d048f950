import { api, dataOrThrow } from '@superium/shared/api'
import { type ContactValues, contactTopics } from './contact-fields'

/**
 * Sends a valid form; resolves to the server's thank-you message. Throws `ApiError` (429: too many) or the network's
 * error.
 */
export async function sendContactMessage({ name, email, topic, orderNumber, message }: ContactValues): Promise<string> {
  const known = contactTopics.find((one) => one === topic) ?? 'other'
  const about = orderNumber.trim()
  const body = {
    name: name.trim(),
    email: email.trim(),
    topic: known,
    message: message.trim(),
    ...(about && { orderNumber: about }),
  }
  return dataOrThrow(await api.POST('/api/v1/shop/contact', { body })).message
}
