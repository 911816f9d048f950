import { isPlainObject, isUnsettled, type LoaderData } from './loader-data'

/**
 * Replaces each `UNSETTLED` value by a promise; `again` reloads a route's data. When the route fails as a whole the
 * value is null; a deferred value that fails keeps its own error.
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
    if (!isPlainObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, [id, ...path, key])]))
  }
  return Object.fromEntries(Object.entries(data).map(([id, route]) => [id, fill(route, [id])]))
}

/** The value at a path of loader data; it awaits promises on the way. */
async function at(value: unknown, path: string[]): Promise<unknown> {
  let found = await value
  for (const key of path) found = isPlainObject(found) ? await found[key] : null
  return found ?? null
}
