import { type Static, Type } from 'typebox'
import { Id, PageNumber, PageSize, Text } from '../http/field-schemas'
import { QuestionSchema } from '../questions/schema'
import { ReviewSchema } from '../reviews/schema'

/** The product of a question or review. */
export const AboutProductSchema = Type.Object(
  {
    _id: Id,
    name: Type.String(),
    image: Type.String({ description: 'Picture URL; empty without a picture' }),
    active: Type.Boolean(),
  },
  { title: 'AboutProduct' },
)

const reported = Type.Boolean({ description: 'Whether the seller has reported it' })

/** A question about a seller's product. */
export const SellerQuestionSchema = Type.Object(
  {
    ...QuestionSchema.properties,
    product: AboutProductSchema,
    open: Type.Boolean({ description: 'Whether neither the seller nor the shop has answered' }),
    reported,
    reportedAnswers: Type.Array(Id),
  },
  { title: 'SellerQuestion' },
)
export type SellerQuestion = Static<typeof SellerQuestionSchema>

/** A review of a seller's product. */
export const SellerReviewSchema = Type.Object(
  { ...ReviewSchema.properties, product: AboutProductSchema, reported },
  { title: 'SellerReview' },
)
export type SellerReview = Static<typeof SellerReviewSchema>

/** Sorted by open ones first, then newest first. */
export const SellerContentQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  state: Type.Optional(Type.Enum(['open'] as const, { type: 'string', description: 'open: without an answer' })),
})
export type SellerContentQuery = Static<typeof SellerContentQuery>

export const ReplyInputSchema = Type.Object(
  { text: Type.Union([Text(2000), Type.Literal('')], { description: 'Plain text; an empty text deletes the reply' }) },
  { title: 'ReplyInput' },
)
