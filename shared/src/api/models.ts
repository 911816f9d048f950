import type { components } from './schema.generated'

type Schemas = components['schemas']

/** A product as the API sends it (spec §3 and additive fields); `price` in dollars with two decimals. */
export type Product = Schemas['Product']
