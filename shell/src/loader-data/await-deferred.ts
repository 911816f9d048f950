import { isPlainObject } from './loader-data'

/**
 * Replaces deferred promises in loader data by their values, at any depth, so that the page shows no placeholder.
 * Rejects when one of them fails or is null, which means that it could not be loaded.
 */
export async function awaitDeferred(data: unknown): Promise<unknown> {
  if (data instanceof Promise) return awaitDeferred(present(await data))
  if (!isPlainObject(data)) return data
  const entries = Object.entries(data).map(async ([key, value]) => [key, await awaitDeferred(value)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

function present(value: unknown): unknown {
  if (value === null) throw new Error('not loaded')
  return value
}
