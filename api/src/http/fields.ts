import { type Static, type TSchema, Type } from 'typebox'

/** Page numbers start at 0 (spec §4). Beyond the bound an OFFSET is no longer a page that anyone reads. */
export const PageNumber = Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })

/** Rows on a page: 5 unless told (spec §9). */
export const PageSize = Type.Integer({ minimum: 1, maximum: 100, default: 5 })

/** Dollars with two decimals, as the API speaks of money. */
export const Dollars = Type.Number({ description: 'Dollars, two decimals' })

export const Id = Type.String({ format: 'uuid', description: 'UUIDv7' })
export const IdParams = Type.Object({ id: Id })
export const Timestamp = Type.String({ format: 'date-time' })

/** One line of text from a person: not empty, bounded, free of control characters (PostgreSQL refuses NUL). */
export const Line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f]*\\S[^\\u0000-\\u001f]*$' })

/** Text of several lines, which may be empty. */
export const Prose = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })

export const Email = Type.String({ maxLength: 254, pattern: '^[^\\s@\\u0000]+@[^\\s@\\u0000]+\\.[^\\s@\\u0000]+$' })
export const EmailQuery = Type.Object({ email: Email })

/** `{status: "success", data}`. */
export const success = <T extends TSchema>(data: T) => Type.Object({ status: Type.Literal('success'), data })

/** `{status: "success", data: […], count}`; `count` is the size of the whole result. */
export const successPage = <T extends TSchema>(item: T) =>
  Type.Object({ status: Type.Literal('success'), data: Type.Array(item), count: Type.Integer() })

export const toDollars = (cents: number): Static<typeof Dollars> => cents / 100
export const toCents = (dollars: number): number => Math.round(dollars * 100)
