import { type Static, Type } from 'typebox'
import { Id, Prose, Timestamp } from '../http/field-schemas'
import { movementActors, movementKinds } from './kinds'

/** The maximum stock of a variant, or of a product without variants. */
export const MOST_STOCK = 1_000_000

/** One entry in the stock history of a variant, or of a product without variants, in pieces. */
export const StockMovementSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Counts the movements of the product from 1' }),
    kind: Type.Enum(movementKinds, { type: 'string' }),
    actor: Type.Enum(movementActors, { type: 'string' }),
    change: Type.Integer(),
    stock: Type.Integer({ description: 'After it' }),
    between: Type.Integer({
      description: 'What orders and imports took (below zero) or brought since the entry before; 0 for the first',
    }),
    note: Type.String(),
    at: Timestamp,
  },
  { title: 'StockMovement' },
)
export type StockMovement = Static<typeof StockMovementSchema>

/** A stock movement. An absolute number must come with the number that it replaces. */
export const StockMoveSchema = Type.Object(
  {
    key: Type.String({ format: 'uuid', description: 'Made by the caller: a repeated call counts once' }),
    kind: Type.Enum(['received', 'counted', 'damaged'] as const, { type: 'string' }),
    pieces: Type.Integer({
      minimum: 0,
      maximum: MOST_STOCK,
      description: 'How many came (received), were lost (damaged), or are there (counted)',
    }),
    expected: Type.Optional(
      Type.Integer({ description: 'For counted: the stock that the count replaces. 409 when it is another by now' }),
    ),
    variant: Type.Optional(Id),
    note: Type.Optional(Prose(300)),
  },
  { title: 'StockMove' },
)
export type StockMove = Static<typeof StockMoveSchema>

/** The stock after a change, in pieces. */
export const StockSchema = Type.Object(
  { stock: Type.Integer({ description: 'Of the product' }), variantStock: Type.Optional(Type.Integer()) },
  { title: 'Stock' },
)
export type Stock = Static<typeof StockSchema>

export const StockMovementsQuery = Type.Object({
  variant: Type.Optional(Id),
  before: Type.Optional(Type.Integer({ minimum: 1, description: 'The number of the last entry of the page before' })),
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
})
export type StockMovementsQuery = Static<typeof StockMovementsQuery>

export const StockMovementsSchema = Type.Object({
  status: Type.Literal('success'),
  data: Type.Array(StockMovementSchema),
  more: Type.Boolean({ description: 'Whether older entries follow' }),
})
