/** `{status: "success", data}`. */
export const success = (data: unknown) => ({ status: 'success', data })

/** `{status: "success", data, count}`: one page of a list, all of it unless `count` says more. */
export const list = (data: readonly unknown[], count = data.length) => ({ status: 'success', data, count })

/** An error as the API answers it; `more` adds fields such as `field`. */
export const problem = (status: number, message: string, more: object = {}): Response =>
  Response.json({ status: 'error', message, ...more }, { status })

/** An answer of a server that cannot be reached. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch')
}
