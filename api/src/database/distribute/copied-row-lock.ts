import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isCluster } from './is-cluster'

/**
 * The lock that keeps rows of a table with copies on every node as they are until the transaction ends. On a cluster those who share
 * one would deadlock with each other, since Citus turns it into a stronger lock on the way, so there they take turns.
 */
export const copiedRowLock = async (tx: Pick<NodePgDatabase, 'execute'>): Promise<'share' | 'update'> =>
  (await isCluster(tx)) ? 'update' : 'share'
