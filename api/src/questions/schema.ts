import { type Static, Type } from 'typebox'
import { Id, PageNumber, PageSize, Text, Timestamp } from '../http/field-schemas'

export const answerers = ['shop', 'seller', 'buyer'] as const
export type Answerer = (typeof answerers)[number]

export const AnswerSchema = Type.Object(
  {
    _id: Id,
    text: Type.String({ description: 'Plain text' }),
    author: Type.String({ description: 'Such as "Bea B.", or the name of a shop' }),
    by: Type.Enum(answerers, {
      type: 'string',
      description: 'Whether the shop, the product’s seller or a buyer answered',
    }),
    createdAt: Timestamp,
  },
  { title: 'Answer' },
)

/** A question about a product with its answers, oldest first. */
export const QuestionSchema = Type.Object(
  {
    _id: Id,
    text: Type.String({ description: 'Plain text' }),
    author: Type.String({ description: 'Such as "Bea B."' }),
    createdAt: Timestamp,
    answers: Type.Array(AnswerSchema),
  },
  { title: 'Question' },
)
export type Question = Static<typeof QuestionSchema>

export const QuestionsQuery = Type.Object({ page: PageNumber, size: PageSize })
export type QuestionsQuery = Static<typeof QuestionsQuery>

export const QuestionInputSchema = Type.Object({ text: Text(1000) }, { title: 'QuestionInput' })
export const AnswerInputSchema = Type.Object({ text: Text(2000) }, { title: 'AnswerInput' })

export const QuestionParams = Type.Object({ id: Id, question: Id })
export const AnswerParams = Type.Object({ id: Id, question: Id, answer: Id })

export const QuestionSaved = Type.Object(
  { status: Type.Literal('success'), message: Type.String(), data: QuestionSchema },
  { title: 'QuestionSaved' },
)
