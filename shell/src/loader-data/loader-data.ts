/** Loader data by route id, as React Router has it. */
export type LoaderData = Record<string, unknown>

/** Marks a deferred value that was not available in time; the browser loads it again. */
export const UNSETTLED = { unsettled: true } as const

/** Whether a value may hold deferred promises: an object literal, as loaders return it. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

export const isUnsettled = (value: unknown): boolean => isPlainObject(value) && value.unsettled === true
