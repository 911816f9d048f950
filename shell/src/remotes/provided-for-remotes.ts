/**
 * Shared modules that the host provides but does not load itself. A module is provided only if the host imports it,
 * so these functions exist but are never called.
 */
export const providedForRemotes = {
  forms: () => import('@superium/shared/forms'),
  identity: () => import('@superium/shared/identity'),
  tables: () => import('@superium/shared/tables'),
}
