/**
 * Calls `work` for each item, `width` at a time. Rejects with the first failure, but only after the calls in progress
 * have ended (p-queue does not wait for them).
 */
export async function inParallel<T>(width: number, items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane))
  const failed = lanes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
