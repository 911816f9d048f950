import { type Static, Type } from 'typebox'
import { Id, Line, PageNumber, PageSize, Text, Timestamp } from '../http/field-schemas'

const Stars = Type.Integer({ minimum: 1, maximum: 5 })

const reply = (description: string) =>
  Type.Object(
    { text: Type.String({ description: 'Plain text' }), author: Type.String(), at: Timestamp },
    { title: 'ReviewReply', description },
  )

/** A buyer's review of a product. Title and text are plain text. */
export const ReviewSchema = Type.Object(
  {
    _id: Id,
    stars: Stars,
    title: Type.String({ description: 'Plain text; may be empty' }),
    text: Type.String({ description: 'Plain text' }),
    author: Type.String({ description: 'Such as "Bea B."' }),
    verified: Type.Boolean({
      description: 'Whether the author bought the product; always true, because every review belongs to an order line',
    }),
    createdAt: Timestamp,
    editedAt: Type.Optional(Timestamp),
    reply: Type.Optional(reply('Reply of the product’s seller, under the name of the seller’s shop')),
    shopReply: Type.Optional(reply('Reply of the shop itself')),
    variantName: Type.Optional(Type.String({ description: 'The purchased variant, such as "Rust, M"' })),
  },
  { title: 'Review' },
)
export type Review = Static<typeof ReviewSchema>

/** The summary of a product's reviews. */
export const ReviewSummarySchema = Type.Object(
  {
    rating: Type.Optional(Type.Number({ description: '1 to 5, one decimal; absent without reviews' })),
    reviewCount: Type.Integer(),
    distribution: Type.Array(Type.Object({ stars: Stars, count: Type.Integer() }, { title: 'StarCount' }), {
      description: 'Five entries, from 5 stars to 1',
    }),
  },
  { title: 'ReviewSummary' },
)
export type ReviewSummary = Static<typeof ReviewSummarySchema>

export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const

export const ReviewsQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  sort: Type.Enum(reviewSorts, { default: 'newest', type: 'string' }),
  stars: Type.Optional(Stars),
})
export type ReviewsQuery = Static<typeof ReviewsQuery>

/** A page of reviews; `count` respects the `stars` filter, `summary` does not. */
export const ReviewsResponse = Type.Object(
  {
    status: Type.Literal('success'),
    data: Type.Array(ReviewSchema),
    count: Type.Integer(),
    summary: ReviewSummarySchema,
  },
  { title: 'Reviews' },
)

export const ReviewInputSchema = Type.Object(
  {
    stars: Stars,
    title: Type.Optional(Type.Union([Line(120), Type.Literal('')])),
    text: Text(4000),
    order: Type.Optional(
      Type.String({ format: 'uuid', description: 'Id of the reviewed order; by default, the latest one' }),
    ),
    variant: Type.Optional(
      Type.String({ format: 'uuid', description: 'Id of the reviewed variant; by default, the first in the order' }),
    ),
  },
  { title: 'ReviewInput' },
)
export type ReviewInput = Static<typeof ReviewInputSchema>

/** A purchase that its buyer may review. */
export const OpenPurchaseSchema = Type.Object(
  {
    order: Id,
    variant: Type.Optional(Id),
    variantName: Type.Optional(Type.String({ description: 'The purchased variant, such as "Rust, M"' })),
  },
  { title: 'OpenPurchase' },
)

/** Changes of a review. */
export const ReviewChangesSchema = Type.Object(
  {
    stars: Type.Optional(Stars),
    title: ReviewInputSchema.properties.title,
    text: Type.Optional(Text(4000)),
  },
  { title: 'ReviewChanges', minProperties: 1 },
)
export type ReviewChanges = Static<typeof ReviewChangesSchema>

export const ReviewParams = Type.Object({ id: Id, review: Id })

export const ReviewSaved = Type.Object(
  { status: Type.Literal('success'), message: Type.String(), data: ReviewSchema },
  { title: 'ReviewSaved' },
)
export const Done = Type.Object({ status: Type.Literal('success'), message: Type.String() }, { title: 'Done' })
