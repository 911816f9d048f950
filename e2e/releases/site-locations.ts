import { readFileSync } from 'node:fs'
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
export function edges(): string[] {
  const conf = readFileSync(join(dataFolder(), 'balancer/nginx.conf'), 'utf8')
  const upstream = /upstream edges \{([^}]*)\}/.exec(conf)?.[1] ?? ''
  return [...upstream.matchAll(/server (127\.0\.0\.1:\d+)/g)].map(([, address]) => `http://${address}`)
}
