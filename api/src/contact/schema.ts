import { type Static, Type } from 'typebox'
import { Email, Id, Line, PageNumber, PageSize, Prose, Timestamp } from '../http/field-schemas'

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
  {
    _id: Id,
    ...message,
    message: Prose(4000),
    createdAt: Timestamp,
    done: Type.Boolean({ description: 'An administrator has dealt with it' }),
  },
  { title: 'KeptContactMessage' },
)
export type KeptContactMessage = Static<typeof KeptContactMessageSchema>

/** All messages, or those that are new or done. */
export const ContactMessagesQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  state: Type.Optional(Type.Enum(['new', 'done'] as const, { type: 'string' })),
})
export type ContactMessagesQuery = Static<typeof ContactMessagesQuery>

export const ContactMessageChange = Type.Object({ done: Type.Boolean() }, { title: 'ContactMessageChange' })
