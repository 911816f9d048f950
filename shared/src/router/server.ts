/** The router's server half, for the host's server build alone: no remote needs it, so it is not shared. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
