/** In place of Module Federation's: entries of this site load shared modules with the chunks that use them, never at once. */
export function noInitialConsumes({ initialConsumes }: { initialConsumes: readonly unknown[] }): void {
  if (initialConsumes.length > 0)
    throw new Error('This entry needs shared modules before its container is initialised.')
}
