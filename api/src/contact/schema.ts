import { type Static, Type } from 'typebox'
import { Email, Id, Line, Prose, Timestamp } from '../http/field-schemas'

export const contactTopics = ['order', 'delivery', 'payment', 'return', 'product', 'other'] as const

const message = {
  name: Line(200),
  email: Email,
  topic: Type.Enum(contactTopics, { title: 'ContactTopic', type: 'string' }),
  message: Type.String({
    minLength: 1,
    maxLength: 4000,
    pattern: '^\\s*[^\\s\\u0000][^\\u0000]*$',
    description: 'Of several lines; not blank',
  }),
  orderNumber: Type.Optional(Type.String({ maxLength: 60, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$' })),
}

/** What somebody writes to the shop. */
export const ContactMessageSchema = Type.Object(message, { title: 'ContactMessage' })
export type ContactMessage = Static<typeof ContactMessageSchema>

export const KeptContactMessageSchema = Type.Object(
  { _id: Id, ...message, message: Prose(4000), createdAt: Timestamp },
  { title: 'KeptContactMessage' },
)
export type KeptContactMessage = Static<typeof KeptContactMessageSchema>
