import { ClientOnlyError } from '../hydration/client-only-error'
import { isPlainObject, isUnsettled, type LoaderData } from '../loader-data/loader-data'

/**
 * For rendering on the server: replaces each value that `settled` lacks by the promise from the loaders' `data`, which
 * streams into the page. The promise rejects with `ClientOnlyError` after `milliseconds`, on failure, or for null.
 * `late` tells whether there are any.
 */
export function streamDeferred(
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
      const one = Promise.race([
        source instanceof Promise ? source.then((found) => found ?? left(), left) : left(),
        given,
      ])
      // A page need not read all of its data.
      one.catch(() => {})
      return one
    }
    if (!isPlainObject(value)) return value
    const from = isPlainObject(source) ? source : {}
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, from[key])]))
  }
  return { data: fill(settled, data) as LoaderData, late }
}
