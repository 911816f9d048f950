/** An error answer of the API: `status` 400, 401, 403, 404, 409 …; `message` is for the visitor. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    message: string,
    /** The parameter or field that was wrong, if the API names one. */
    readonly field?: string,
    /** The whole body, for answers that carry more (409: the new quote). */
    readonly body?: unknown,
  ) {
    super(message)
  }
}

interface Answer<T> {
  data?: T | undefined
  error?: unknown
  response: Response
}

const text = (body: unknown, key: string): string | undefined => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The body of a success; otherwise it throws `ApiError`. Use it as `dataOrThrow(await api.GET(…))`. */
export function dataOrThrow<T>({ data, error, response }: Answer<T>): T {
  if (data !== undefined) return data
  const message = text(error, 'message') ?? `The shop answered with status ${response.status}.`
  throw new ApiError(response.status, message, text(error, 'field'), error)
}
