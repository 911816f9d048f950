const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Loader data with the values of its deferred promises in their place, however deep, so that a page made of it shows no
 * placeholder. Rejects when one of them fails.
 */
export async function awaitDeferred(data: unknown): Promise<unknown> {
  if (data instanceof Promise) return awaitDeferred(await data)
  if (!isPlain(data)) return data
  const entries = Object.entries(data).map(async ([key, value]) => [key, await awaitDeferred(value)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
