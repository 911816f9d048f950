/** The router's server part. Only the host's server build needs it, so it is not shared. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
