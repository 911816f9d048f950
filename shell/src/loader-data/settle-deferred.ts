import { isPlainObject, type LoaderData, UNSETTLED } from './loader-data'

/**
 * Replaces deferred promises by their values, so that the data can be inlined in the document. A promise that fails,
 * resolves to null (what could not be loaded) or takes longer than `milliseconds` becomes `UNSETTLED`, so that the page
 * does not wait.
 */
export async function settleDeferred(data: LoaderData, milliseconds: number): Promise<LoaderData> {
  const late = new Promise<typeof UNSETTLED>((resolve) => setTimeout(resolve, milliseconds, UNSETTLED))
  const wait = async (value: unknown): Promise<unknown> => {
    if (value instanceof Promise) return Promise.race([settle(value), late])
    if (!isPlainObject(value)) return value
    const entries = Object.entries(value).map(async ([key, one]) => [key, await wait(one)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
  return (await wait(data)) as LoaderData
}

const settle = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => value ?? UNSETTLED,
    () => UNSETTLED,
  )
