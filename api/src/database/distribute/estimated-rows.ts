interface Node {
  Plan: {
    'Plan Rows': number
    'Distributed Query'?: { Job: { 'Task Count': number; Tasks: { 'Remote Plan': Node[][] }[] } }
  }
}

/** A row of `explain (format json)`. */
export type Explained = { 'QUERY PLAN': Node[] } & Record<string, unknown>

/**
 * The planner's estimate of a plan's rows. A cluster shows the plan of one shard, so it is multiplied by the number of
 * shards.
 */
export function estimatedRows({ 'QUERY PLAN': [top] }: Explained): number {
  const job = top?.Plan['Distributed Query']?.Job
  const rows = job
    ? job['Task Count'] * (job.Tasks[0]?.['Remote Plan'][0]?.[0]?.Plan['Plan Rows'] ?? 0)
    : top?.Plan['Plan Rows']
  return Math.round(rows ?? 0)
}
