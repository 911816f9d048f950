import { type Static, Type } from 'typebox'
import { Id, Line, Timestamp } from '../http/field-schemas'
import { countFields } from '../keyset/count-or-estimate'
import { answerers } from '../questions/schema'
import { ReportKindSchema } from '../reports/schema'
import { Body } from '../reviews/schema'

/** Identifies a shopper's text: a review, question or answer about a product. */
const ref = { productId: Id, kind: ReportKindSchema, contentId: Id }
const Edition = Type.String({
  maxLength: 40,
  description: 'Another one when its words, what the shop says to it or its open reports are',
})
const seen = { edition: Type.Optional(Edition) }
export const TextRefSchema = Type.Object(
  { ...ref, ...seen },
  { title: 'TextRef', description: 'With its edition, the text as the caller saw it: 409 when it is another by now' },
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
    productName: Type.String({ description: 'Empty for a product that is gone' }),
    author: Type.String({ description: 'The public name' }),
    authorId: Type.String({ description: 'The account' }),
    authorUnknown: Type.Optional(
      Type.Literal(true, {
        description: 'The shop has no address of the author, as after a deletion: nobody gets an e-mail',
      }),
    ),
    by: Type.Optional(Type.Enum(answerers, { type: 'string', description: 'Of an answer: who gave it' })),
    stars: Type.Optional(Type.Integer()),
    title: Type.Optional(Type.String()),
    text: Type.String(),
    question: Type.Optional(Type.String({ description: 'Of an answer: what was asked' })),
    createdAt: Timestamp,
    editedAt: Type.Optional(Timestamp),
    isNew: Type.Boolean({ description: 'No administrator has looked at it since it was written or changed' }),
    hidden: Type.Optional(
      Type.Object(
        { at: Timestamp, reason: Type.String() },
        { description: 'Only its author sees it, with the reason' },
      ),
    ),
    reports: Type.Array(
      Type.Object({
        reason: Type.String(),
        reporter: Type.String({ description: 'The shop that reported it; empty for a closed one' }),
        createdAt: Timestamp,
      }),
      { description: 'Those that wait for a decision, newest first' },
    ),
    replies: Type.Array(Words, { description: 'What the seller and the shop itself said to it' }),
    shopReply: Type.Optional(Type.String({ description: 'Of a review: the reply of the shop itself' })),
  },
  { title: 'ModeratedText' },
)
export type ModeratedText = Static<typeof ModeratedTextSchema>

const Cursor = Type.Optional(Type.String({ maxLength: 200, description: 'A cursor of an earlier answer' }))

export const ModeratedTextsQuery = Type.Object({
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  after: Cursor,
  before: Cursor,
  state: Type.Optional(Type.Enum(textStates, { type: 'string' })),
  kind: Type.Optional(ReportKindSchema),
  person: Type.Optional(Type.String({ maxLength: 128, description: 'The account that wrote them' })),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words of the text and of its author, or their beginnings' }),
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
      { description: 'How many of all texts; 1000 stands for more' },
    ),
    next: Type.Optional(Type.String()),
    previous: Type.Optional(Type.String()),
  },
  { title: 'ModeratedTexts' },
)
export type ModeratedTexts = Static<typeof ModeratedTextsSchema>

export const HideTextSchema = Type.Object(
  { ...ref, ...seen, reason: Line(500) },
  { title: 'HideText', description: 'The author reads the reason' },
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
    text: Type.Union([Body(2000), Type.Literal('')], {
      description: 'Plain text; empty takes a reply to a review back',
    }),
  },
  { title: 'AnswerText' },
)
export type AnswerText = Static<typeof AnswerTextSchema>
