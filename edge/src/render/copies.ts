/**
 * Makes one copy of a container at a time, and each that succeeds once: code of a release may ask for thousands. The result is
 * why there is no copy, or undefined.
 */
export function createCopies(
  copy: (container: string) => Promise<void>,
): (container: string) => Promise<string | undefined> {
  const made = new Map<string, Promise<string | undefined>>()
  return (container) => {
    const known = made.get(container)
    if (known) return known
    const making = copy(container).then(
      () => undefined,
      (error: unknown) => {
        // It may succeed later.
        made.delete(container)
        return error instanceof Error ? error.message : String(error)
      },
    )
    made.set(container, making)
    return making
  }
}
