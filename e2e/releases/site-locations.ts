import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function setting(name: 'SUPERIUM_URL' | 'SUPERIUM_RUN'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** The address of the balancer, where visitors arrive. */
export const siteUrl = (): string => setting('SUPERIUM_URL')

/** The data folder of the running site. */
export const dataFolder = (): string => dirname(setting('SUPERIUM_RUN'))

/** The folder of a release in the site's store. */
export const releaseFolder = (name: string, version: string): string => join(dataFolder(), 'releases', name, version)

/** The origins of the edges behind the balancer. */
export const edges = (): string[] => behindBalancer('edges')

/** The origins that answer calls of the API, each from its own memory: the APIs behind the balancer, or else the site. */
export const apis = (): string[] =>
  process.env.SUPERIUM_RUN && existsSync(balancerConf()) ? behindBalancer('apis') : [siteUrl()]

const balancerConf = (): string => join(dataFolder(), 'balancer/nginx.conf')

function behindBalancer(name: string): string[] {
  const upstream = new RegExp(`upstream ${name} \\{([^}]*)\\}`).exec(readFileSync(balancerConf(), 'utf8'))?.[1] ?? ''
  // Each is listed again as the last resort.
  return [...new Set([...upstream.matchAll(/server (127\.0\.0\.1:\d+)/g)].map(([, address]) => `http://${address}`))]
}
