// One React Refresh runtime for the page: shell and remotes are separate builds, and a runtime that comes later than
// another does not know the components that are already on the page.
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

/** Module ids are only unique within a build: two remotes may each have a page `./src/orders/page.tsx`. */
export const register = (type, id) => runtime.register(type, `${__superium_package__} ${id}`)
