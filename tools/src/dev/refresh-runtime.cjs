// One React Refresh runtime for the page: shell and remotes are separate builds, and a runtime that comes later than
// another does not know the components that are already on the page.
if (!window.__superiumRefreshRuntime) {
  window.__superiumRefreshRuntime = require('react-refresh/cjs/react-refresh-runtime.development.js')
}
module.exports = window.__superiumRefreshRuntime
