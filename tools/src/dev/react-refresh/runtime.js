// One React Refresh runtime for the whole page: shell and remotes are separate builds, and a second runtime would not
// know the components that are already on the page.
import * as own from 'react-refresh/runtime'

window.__superiumRefreshRuntime ??= own
const runtime = window.__superiumRefreshRuntime

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = runtime

/**
 * Prefixes the package, because module ids are unique only within a build: two remotes may each have a
 * `./src/orders/page.tsx`.
 */
export const register = (type, id) => runtime.register(type, `${__superium_package__} ${id}`)
