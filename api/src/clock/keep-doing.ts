/**
 * Does `work` now and then every `every` milliseconds, never twice at a time. Resolves after the first time, with a
 * function that stops it and waits for what is under way. A failure goes to `onError`; the next turn tries again.
 */
export async function keepDoing(
  work: () => Promise<void>,
  every: number,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let underWay: Promise<void> | null = null
  const turn = () => {
    underWay ??= work()
      .catch(onError)
      .finally(() => {
        underWay = null
      })
    return underWay
  }
  await turn()
  const timer = setInterval(turn, every)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
