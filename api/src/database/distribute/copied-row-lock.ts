import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isCluster } from './is-cluster'

/**
 * The lock strength that keeps rows of a table with copies on every node unchanged until the transaction ends. Shared
 * locks would deadlock on a cluster, because Citus upgrades them on the way, so transactions lock exclusively there.
 */
export const copiedRowLock = async (tx: Pick<NodePgDatabase, 'execute'>): Promise<'share' | 'update'> =>
  (await isCluster(tx)) ? 'update' : 'share'
