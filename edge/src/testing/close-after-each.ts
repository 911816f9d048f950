const open: { close(): unknown }[] = []

/** Closes everything passed to `closeLater` after each test, newest first. */
export function closeAfterEach(): void {
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close()
  })
}

export function closeLater<T extends { close(): unknown }>(one: T): T {
  open.push(one)
  return one
}
