/** How Citus is to run the shop's statements. A PostgreSQL without it keeps settings of this name and ignores them. */
export const clusterSettings = [
  // A transaction may change a table that each node has a copy of after one with shards.
  'citus.multi_shard_modify_mode=sequential',
  // Statements are short: another connection to a node takes longer than one shard after the other.
  'citus.max_adaptive_executor_pool_size=1',
]
