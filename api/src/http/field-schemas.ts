import { type TSchema, Type } from 'typebox'

/** PostgreSQL's largest `integer`; comparing a column with a larger number is an error there. */
export const LARGEST_INTEGER = 2_147_483_647

/** Page numbers start at 0 (spec §4); the bound limits the OFFSET. */
export const PageNumber = Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })

/** Rows per page, 5 by default (spec §9). */
export const PageSize = Type.Integer({ minimum: 1, maximum: 100, default: 5 })

/** Money in the API: dollars with two decimals. */
export const Dollars = Type.Number({ description: 'Dollars, two decimals' })

export const Id = Type.String({ format: 'uuid', description: 'UUIDv7' })
export const IdParams = Type.Object({ id: Id })
export const Timestamp = Type.String({ format: 'date-time' })

const CONTROL = '\\u0000-\\u001f\\u007f-\\u009f'

/** What nobody can see: blanks, and characters that are shown as nothing, such as U+200B. */
const BLANK = '\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800'

const SEEN = new RegExp(`[^\\s${BLANK}]`, 'u')

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => !SEEN.test(text)

/**
 * One line of text: not blank, of limited length, without control characters (PostgreSQL refuses NUL). Adjacent parts
 * of the pattern share no character, so that it matches in linear time.
 */
export const Line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^[${BLANK}]*[^${BLANK}${CONTROL}][^${CONTROL}]*$` })

/** One line of text, like {@link Line}, but it may be empty. */
export const OptionalLine = (maxLength: number) => Type.String({ maxLength, pattern: `^[^${CONTROL}]*$` })

/** Multi-line plain text, not blank. */
export const Text = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^[\\s${BLANK}]*[^\\s${BLANK}${CONTROL}][^\\u0000]*$` })

/** Multi-line text, which may be empty. */
export const Prose = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })

const LABEL = `[^\\s@.${CONTROL}]+`
export const Email = Type.String({ maxLength: 254, pattern: `^[^\\s@${CONTROL}]+@${LABEL}(\\.${LABEL})+$` })
export const EmailQuery = Type.Object({ email: Email })

/** The address of a picture of this shop. */
export const PictureAddress = Type.String({ maxLength: 300, pattern: '^/media/[\\w./-]+/640\\.webp$' })

/** `{status: "success", data}`. */
export const success = <T extends TSchema>(data: T) => Type.Object({ status: Type.Literal('success'), data })

/** `{status: "success", data: […], count}`; `count` is the number of rows on all pages. */
export const successPage = <T extends TSchema>(item: T) =>
  Type.Object({ status: Type.Literal('success'), data: Type.Array(item), count: Type.Integer() })
