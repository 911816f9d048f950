import { type ContactValues, contactFields, contactTopics } from './contact-fields'

/** What a link to the contact form fills in: a known `topic`, and the number of an `order`. */
export function linkedContact(search: string): Partial<ContactValues> {
  const query = new URLSearchParams(search)
  const topic = contactTopics.find((one) => one === query.get('topic'))
  const orderNumber = query.get('order')?.trim().slice(0, contactFields.orderNumber)
  return { ...(topic && { topic }), ...(orderNumber && { orderNumber }) }
}
