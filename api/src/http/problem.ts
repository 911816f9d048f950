import { Type } from 'typebox'

/** The body of every error response. `message` is a sentence for people; `field` names the invalid parameter. */
export const ProblemSchema = Type.Object(
  { status: Type.Literal('error'), message: Type.String(), field: Type.Optional(Type.String()) },
  { title: 'Problem' },
)

/** Spread this into a route's `response`: every error has a Problem as its body. */
export const problemResponses = { '4xx': ProblemSchema, '5xx': ProblemSchema } as const

/** An error whose message is sent to the caller. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    /** Further members of the body, such as `field` or `quote`. */
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

export const notFound = (what: string) => new Problem(404, `There is no ${what}.`)
export const forbidden = (message: string, extra?: Record<string, unknown>) => new Problem(403, message, extra)
export const conflict = (message: string, extra?: Record<string, unknown>) => new Problem(409, message, extra)
export const badField = (field: string, message: string) => new Problem(400, message, { field })
