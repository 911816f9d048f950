/** Citus settings for every connection. A PostgreSQL without Citus ignores them. */
export const clusterSettings = [
  // Allows a transaction to change a table with a copy on each node (a reference table) after a table with shards.
  'citus.multi_shard_modify_mode=sequential',
  // Statements are short, so querying shards one by one is faster than opening more connections to a node.
  'citus.max_adaptive_executor_pool_size=1',
]
