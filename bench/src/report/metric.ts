/** A measured number. */
export interface Metric {
  /** Unique within a run, e.g. `phone home: LCP`; runs are compared by this name. */
  name: string
  value: number
  unit: 'ms' | 's' | 'B' | 'MB' | '/s' | ''
  /** The value for the site as a single bundle. */
  oneBundle?: number
  /** Its goal. */
  goal?: Goal
}

/** A limit for the value, or for its ratio to the single bundle's value. */
export interface Goal {
  atMost?: number
  atLeast?: number
  ratioAtMost?: number
}

/** The federated site's value divided by the single bundle's. */
export function ratio({ value, oneBundle }: Metric): number | undefined {
  return oneBundle === undefined || oneBundle === 0 ? undefined : value / oneBundle
}

/** Whether the goal is met; undefined without a goal. */
export function isMet(metric: Metric): boolean | undefined {
  const { goal, value } = metric
  if (!goal) return undefined
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY, ratioAtMost } = goal
  const price = ratio(metric)
  const cheapEnough = ratioAtMost === undefined || price === undefined || price <= ratioAtMost
  return value <= atMost && value >= atLeast && cheapEnough
}
