/**
 * Copies each container only once, unless the copy failed, because code of a release may ask for thousands of copies.
 * Resolves to the reason for a failure, or to undefined.
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
