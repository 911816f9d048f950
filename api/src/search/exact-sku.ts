import { type Static, Type } from 'typebox'
import { Id } from '../http/field-schemas'

/** The product whose SKU, or whose variant's SKU, is the search. */
export const ExactSku = Type.Object(
  { product: Id, variant: Type.Optional(Id) },
  { title: 'ExactSku', description: 'For a search that is an SKU: the product, and the variant that has it' },
)
export type ExactSku = Static<typeof ExactSku>
