import { type Static, Type } from 'typebox'
import { Id, Line, Text, Timestamp } from '../http/field-schemas'
import { countFields } from '../keyset/count-or-estimate'
import { answerers } from '../questions/schema'
import { ReportKindSchema } from '../reports/schema'

/** Identifies a shopper's text: a review, question or answer about a product. */
const ref = { productId: Id, kind: ReportKindSchema, contentId: Id }
const Edition = Type.String({
  maxLength: 40,
  description: 'Version for optimistic locking; changes with the text, the shop’s reply and the open reports',
})
const seen = { edition: Type.Optional(Edition) }
export const TextRefSchema = Type.Object(
  { ...ref, ...seen },
  { title: 'TextRef', description: 'A text; with `edition`, the call is a 409 if the text has changed since' },
)
export type TextRef = Static<typeof TextRefSchema>

/** Filters of the list: not checked yet, reported to the shop, or hidden from shoppers; without one, all texts. */
const textStates = ['new', 'reported', 'hidden'] as const

const Words = Type.Object({ author: Type.String(), text: Type.String(), at: Timestamp }, { title: 'TextReply' })

/** A review, question or answer as administrators see it. All texts are plain. */
export const ModeratedTextSchema = Type.Object(
  {
    ...ref,
    edition: Edition,
    productName: Type.String({ description: 'Empty for a deleted product' }),
    author: Type.String({ description: 'The author’s public name' }),
    authorId: Type.String({ description: 'Account id of the author' }),
    authorUnknown: Type.Optional(
      Type.Literal(true, {
        description: 'The author’s e-mail address is unknown, e.g. after an account deletion, so nobody gets an e-mail',
      }),
    ),
    by: Type.Optional(Type.Enum(answerers, { type: 'string', description: 'For an answer: the role of its author' })),
    stars: Type.Optional(Type.Integer()),
    title: Type.Optional(Type.String()),
    text: Type.String(),
    question: Type.Optional(Type.String({ description: 'For an answer: the text of its question' })),
    createdAt: Timestamp,
    editedAt: Type.Optional(Timestamp),
    isNew: Type.Boolean({ description: 'Whether no administrator has checked it since it was written or changed' }),
    hidden: Type.Optional(
      Type.Object(
        { at: Timestamp, reason: Type.String() },
        { description: 'Present if only its author can see it, with the reason' },
      ),
    ),
    reports: Type.Array(
      Type.Object({
        reason: Type.String(),
        reporter: Type.String({ description: 'Name of the shop that reported it; empty if the shop no longer exists' }),
        createdAt: Timestamp,
      }),
      { description: 'Reports that wait for a decision, newest first' },
    ),
    replies: Type.Array(Words, { description: 'Replies and answers by the seller and the shop itself' }),
    shopReply: Type.Optional(Type.String({ description: 'For a review: the reply of the shop itself' })),
  },
  { title: 'ModeratedText' },
)
export type ModeratedText = Static<typeof ModeratedTextSchema>

const Cursor = Type.Optional(Type.String({ maxLength: 200, description: 'A cursor from an earlier response' }))

export const ModeratedTextsQuery = Type.Object({
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  after: Cursor,
  before: Cursor,
  state: Type.Optional(Type.Enum(textStates, { type: 'string' })),
  kind: Type.Optional(ReportKindSchema),
  person: Type.Optional(Type.String({ maxLength: 128, description: 'Id of the account that wrote the texts' })),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words of the text or of its author’s name, or beginnings of words' }),
  ),
})
export type ModeratedTextsQuery = Static<typeof ModeratedTextsQuery>

export const ModeratedTextsSchema = Type.Object(
  {
    status: Type.Literal('success'),
    data: Type.Array(ModeratedTextSchema),
    ...countFields,
    waiting: Type.Object(
      { new: Type.Integer(), reported: Type.Integer(), hidden: Type.Integer() },
      { description: 'Counts over all texts, each capped at 1000' },
    ),
    next: Type.Optional(Type.String()),
    previous: Type.Optional(Type.String()),
  },
  { title: 'ModeratedTexts' },
)
export type ModeratedTexts = Static<typeof ModeratedTextsSchema>

export const HideTextSchema = Type.Object(
  { ...ref, ...seen, reason: Line(500) },
  { title: 'HideText', description: 'The author can read the reason' },
)
export type HideText = Static<typeof HideTextSchema>

/** The response to hiding a text. */
export const TextHiddenSchema = Type.Object(
  {
    status: Type.Literal('success'),
    message: Type.String(),
    told: Type.Boolean({ description: 'Whether the author gets an e-mail with the reason' }),
  },
  { title: 'TextHidden' },
)

export const KeepTextsSchema = Type.Object(
  { texts: Type.Array(TextRefSchema, { minItems: 1, maxItems: 100 }) },
  { title: 'KeepTexts' },
)

export const AnswerTextSchema = Type.Object(
  {
    productId: Id,
    kind: Type.Enum(['review', 'question'] as const, { type: 'string' }),
    contentId: Id,
    ...seen,
    text: Type.Union([Text(2000), Type.Literal('')], {
      description: 'Plain text; an empty text deletes the reply to a review',
    }),
  },
  { title: 'AnswerText' },
)
export type AnswerText = Static<typeof AnswerTextSchema>
