import { ORDER_NUMBER_PROBLEM, readOrderNumber } from '@superium/shared/order-number'
import { contactTexts } from './texts'

export const contactTopics = ['order', 'delivery', 'payment', 'return', 'product', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The fields of the contact form, in the order shown, with the server's maximum lengths. */
export const contactFields = { name: 200, email: 254, topic: 20, orderNumber: 60, message: 4000 } as const
export type ContactField = keyof typeof contactFields
export type ContactValues = Record<ContactField, string>

export const contactFieldNames: readonly ContactField[] = ['name', 'email', 'topic', 'orderNumber', 'message']

export const emptyContact: ContactValues = { name: '', email: '', topic: '', orderNumber: '', message: '' }

/** The basic address pattern of spec §5. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The error message of each invalid field. */
export function contactProblems(values: ContactValues): Partial<Record<ContactField, string>> {
  const { problems } = contactTexts
  const email = values.email.trim()
  const found: Partial<Record<ContactField, string>> = {}
  if (!values.name.trim()) found.name = problems.name
  if (!email) found.email = problems.email
  else if (!EMAIL.test(email)) found.email = problems.invalidEmail
  if (!contactTopics.some((topic) => topic === values.topic)) found.topic = problems.topic
  if (values.orderNumber.trim() && !readOrderNumber(values.orderNumber)) found.orderNumber = ORDER_NUMBER_PROBLEM
  if (!values.message.trim()) found.message = problems.message
  return found
}
