import { type Static, Type } from 'typebox'
import { Email, Id, Line, OptionalLine, Prose, Text, Timestamp } from '../http/field-schemas'
import { keysetFields } from '../keyset/schema'

const contactTopics = ['order', 'delivery', 'payment', 'return', 'product', 'other'] as const

const message = {
  name: Line(200),
  email: Email,
  topic: Type.Enum(contactTopics, { title: 'ContactTopic', type: 'string' }),
  message: Text(4000),
  orderNumber: Type.Optional(OptionalLine(60)),
}

/** A message to the shop, as submitted. */
export const ContactMessageSchema = Type.Object(message, { title: 'ContactMessage' })
export type ContactMessage = Static<typeof ContactMessageSchema>

/** A message is open until an administrator answers it or marks it as done. */
export const messageStates = ['open', 'answered', 'done'] as const
const MessageState = Type.Enum(messageStates, { type: 'string', title: 'MessageState' })

const kept = {
  _id: Id,
  ...message,
  message: Prose(4000),
  createdAt: Timestamp,
  state: MessageState,
  answeredAt: Type.Optional(Timestamp),
  answeredBy: Type.Optional(
    Type.String({ description: 'Name or address of the administrator who answered last; empty for a deleted account' }),
  ),
}

export const KeptContactMessageSchema = Type.Object(kept, { title: 'KeptContactMessage' })
export type KeptContactMessage = Static<typeof KeptContactMessageSchema>

/** The delivery state of an answer's e-mail; `forgotten` after 30 days, when the outbox deletes it. */
const deliveries = ['waiting', 'sent', 'failed', 'forgotten'] as const

const AnswerSchema = Type.Object(
  {
    _id: Id,
    text: Type.String({ description: 'Plain text' }),
    by: Type.String({ description: 'Name or address of the administrator; empty for a deleted account' }),
    createdAt: Timestamp,
    delivery: Type.Enum(deliveries, { type: 'string' }),
    attempts: Type.Integer({ description: 'Number of attempts to send the e-mail' }),
  },
  { title: 'ContactAnswer' },
)
export type ContactAnswer = Static<typeof AnswerSchema>

/** A message with its answers, oldest first. */
export const ContactMessageDetailSchema = Type.Object(
  { ...kept, answers: Type.Array(AnswerSchema) },
  { title: 'ContactMessageDetail' },
)
export type ContactMessageDetail = Static<typeof ContactMessageDetailSchema>

/** Filters the messages by state; all without one. */
export const ContactMessagesQuery = Type.Object({
  ...keysetFields,
  state: Type.Optional(MessageState),
})
export type ContactMessagesQuery = Static<typeof ContactMessagesQuery>

export const ContactMessageChange = Type.Object({ done: Type.Boolean() }, { title: 'ContactMessageChange' })

/**
 * An answer by e-mail. `answers` is the number that the administrator has seen, so that two do not answer the same
 * message.
 */
export const ContactAnswerInputSchema = Type.Object(
  { text: message.message, answers: Type.Integer({ minimum: 0, maximum: 1000 }) },
  { title: 'ContactAnswerInput' },
)
export type ContactAnswerInput = Static<typeof ContactAnswerInputSchema>

export const ContactAnswerParams = Type.Object({ id: Id, answer: Id })
