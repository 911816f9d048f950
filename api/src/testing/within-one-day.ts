const DAY_MS = 86_400_000
/** Longer than any test on a busy machine, and shorter than a hook may take. */
const NEEDED_MS = 20_000

/** Waits for the next day (UTC) when this one is about to end, for tests of what is counted by the day. */
export async function withinOneDay(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS)
  if (left < NEEDED_MS) await new Promise((resolve) => setTimeout(resolve, left + 1))
}
