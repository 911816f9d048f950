import { isPlainObject } from './loader-data'

/**
 * Replaces deferred promises in loader data by their values, at any depth, so that the page shows no placeholder.
 * Rejects when one of them fails.
 */
export async function awaitDeferred(data: unknown): Promise<unknown> {
  if (data instanceof Promise) return awaitDeferred(await data)
  if (!isPlainObject(data)) return data
  const entries = Object.entries(data).map(async ([key, value]) => [key, await awaitDeferred(value)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
