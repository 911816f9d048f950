/**
 * The shared modules that the host provides without loading them itself: a module is provided only when something of
 * the host imports it. Remotes ask for them through the share scope; nothing calls these.
 */
export const providedForRemotes = {
  forms: () => import('@superium/shared/forms'),
  identity: () => import('@superium/shared/identity'),
  tables: () => import('@superium/shared/tables'),
}
