/** The release store failed, refused or was silent. The request may or may not have taken effect. */
export class StoreError extends Error {
  override name = 'StoreError'
}
