import type { Configuration } from '@rspack/core'
import { CliError } from '../cli-error'
import { findRunningSite } from './find-running-site'
import { at, serveBuilds } from './serve-builds'

/** A remote that is served into a running site. */
export interface Joined {
  /** Opens the site with this remote, in the browser that follows it. */
  link: string
  stop(): Promise<void>
}

/**
 * Serves a remote's browser build on `port` for the development site at `site` and rebuilds it at each change. Throws
 * `CliError` when no development site runs there.
 */
export async function joinSite(name: string, config: Configuration, port: number, site: string): Promise<Joined> {
  await checkDevelopmentSite(name, site)
  const origin = `http://localhost:${port}`
  // An edit replaces parts of the open page (`live-parts.js`); what cannot be replaced reloads it.
  const { stop } = await serveBuilds([at(`${origin}/`, config)], {
    port,
    proxy: undefined,
    document: undefined,
  })
  return { link: `${site}/?superium-override=${name}=${origin}`, stop }
}

async function checkDevelopmentSite(name: string, site: string): Promise<void> {
  const found = await findRunningSite(site)
  if (!found) throw new CliError(`No site runs at ${site}: start one with npm start.`)
  if (!found.development) {
    throw new CliError(`${site} is not a development site: it accepts only released versions of ${name}.`)
  }
}
