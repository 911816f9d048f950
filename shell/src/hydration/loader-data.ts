import { ClientOnlyError } from './client-only'

/** Marks a deferred value that was not available in time; the browser loads it again. */
export const UNSETTLED = { unsettled: true } as const

/** Loader data by route id, as React Router has it. */
export type LoaderData = Record<string, unknown>

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isUnsettled = (value: unknown): boolean => isPlain(value) && value.unsettled === true

/**
 * Replaces deferred promises by their values, so that the data can be inlined in the document. A promise that fails
 * or takes longer than `milliseconds` becomes `UNSETTLED`, so that the page does not wait.
 */
export async function settleDeferred(data: LoaderData, milliseconds: number): Promise<LoaderData> {
  const late = new Promise<typeof UNSETTLED>((resolve) => setTimeout(resolve, milliseconds, UNSETTLED))
  const wait = async (value: unknown): Promise<unknown> => {
    if (value instanceof Promise) return Promise.race([value.catch(() => UNSETTLED), late])
    if (!isPlain(value)) return value
    const entries = Object.entries(value).map(async ([key, one]) => [key, await wait(one)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
  return (await wait(data)) as LoaderData
}

/**
 * For rendering on the server: replaces each value that `settled` lacks by the promise from the loaders' `data`,
 * which streams into the page. Its part rejects with `ClientOnlyError` after `milliseconds` or on failure. `late`
 * tells whether there is any.
 */
export function withStreamedDeferred(
  settled: LoaderData,
  data: LoaderData,
  milliseconds: number,
): { data: LoaderData; late: boolean } {
  let late = false
  const given = new Promise<never>((_, reject) => setTimeout(() => reject(new ClientOnlyError()), milliseconds))
  given.catch(() => {})
  const fill = (value: unknown, source: unknown): unknown => {
    if (isUnsettled(value)) {
      late = true
      const left = () => Promise.reject(new ClientOnlyError())
      return Promise.race([source instanceof Promise ? source.catch(left) : left(), given])
    }
    if (!isPlain(value)) return value
    const from = isPlain(source) ? source : {}
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, from[key])]))
  }
  return { data: fill(settled, data) as LoaderData, late }
}

/**
 * Replaces each `UNSETTLED` value by a promise; `again` loads a route's data anew. When the route fails as a whole
 * the value is null; a deferred value that fails keeps its own error.
 */
export function resumeDeferred(data: LoaderData, again: (id: string) => Promise<unknown>): LoaderData {
  const loading = new Map<string, Promise<unknown>>()
  const load = (id: string): Promise<unknown> => {
    const known = loading.get(id) ?? again(id).catch(() => null)
    loading.set(id, known)
    return known
  }
  const fill = (value: unknown, [id = '', ...path]: string[]): unknown => {
    if (isUnsettled(value)) return load(id).then((fresh) => at(fresh, path))
    if (!isPlain(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, [id, ...path, key])]))
  }
  return Object.fromEntries(Object.entries(data).map(([id, route]) => [id, fill(route, [id])]))
}

/** The value at a path of loader data; it awaits promises on the way. */
async function at(value: unknown, path: string[]): Promise<unknown> {
  let found = await value
  for (const key of path) found = isPlain(found) ? await found[key] : null
  return found ?? null
}
