/** The release store failed, refused or was silent. What was asked may or may not have been done. */
export class StoreError extends Error {
  override name = 'StoreError'
}
