export { type Joined, joinSite } from './join-site'
export { at, serveBuilds } from './serve-builds'
