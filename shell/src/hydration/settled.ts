/** What stands for a deferred value that was not there in time: the browser asks for it again. */
export const UNSETTLED = { unsettled: true } as const

const isUnsettled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'unsettled' in value && value.unsettled === true

/** Loader data by route id, as React Router has it. */
export type LoaderData = Record<string, unknown>

/**
 * Puts the values of deferred promises in their place, so that the data can be inlined in the document. A promise that
 * fails or takes longer than `milliseconds` becomes `UNSETTLED`: deferred data may be missing, the page may not wait.
 */
export async function settle(data: LoaderData, milliseconds: number): Promise<LoaderData> {
  const late = new Promise<typeof UNSETTLED>((resolve) => setTimeout(resolve, milliseconds, UNSETTLED).unref())
  const wait = (value: unknown): unknown =>
    value instanceof Promise ? Promise.race([value.catch(() => UNSETTLED), late]) : value
  return mapValues(data, (route) => (isPlain(route) ? mapValues(route, wait) : route))
}

/** Puts a promise for which `again` asks in the place of each value that the server did not have in time. */
export function resume(data: LoaderData, again: (id: string) => Promise<unknown>): LoaderData {
  return Object.fromEntries(
    Object.entries(data).map(([id, route]) => {
      if (!isPlain(route) || !Object.values(route).some(isUnsettled)) return [id, route]
      const fresh = again(id)
      const values = Object.entries(route).map(([key, value]) => [
        key,
        isUnsettled(value) ? fresh.then((whole) => (isPlain(whole) ? whole[key] : undefined)) : value,
      ])
      return [id, Object.fromEntries(values)]
    }),
  )
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function mapValues(
  from: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(from).map(async ([key, value]) => [key, await change(value)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
