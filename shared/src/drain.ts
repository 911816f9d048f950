/** Milliseconds that a stopping server still takes requests; longer than a balancer keeps an idle connection. */
const DRAIN_MS = 1_000

/**
 * A hook for `preClose`, the last one. While it waits, the open connections of a balancer end with their next response: one
 * that is closed in its face could lose an order. It ends when all connections that have reached the server are accepted.
 */
export async function drain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
  await new Promise((resolve) => setImmediate(resolve))
}
