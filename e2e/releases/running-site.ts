import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

function setting(name: 'SUPERIUM_URL' | 'SUPERIUM_RUN'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** The site that visitors come to: the balancer. */
export const siteUrl = (): string => setting('SUPERIUM_URL')

/** Where the running site keeps its data. */
export const dataFolder = (): string => dirname(setting('SUPERIUM_RUN'))

/** A release in the site's store. */
export const releaseFolder = (name: string, version: string): string => join(dataFolder(), 'releases', name, version)

/** The origins of the edges behind the balancer. */
export function edges(): string[] {
  const conf = readFileSync(join(dataFolder(), 'balancer/nginx.conf'), 'utf8')
  const upstream = /upstream edges \{([^}]*)\}/.exec(conf)?.[1] ?? ''
  return [...upstream.matchAll(/server (127\.0\.0\.1:\d+)/g)].map(([, address]) => `http://${address}`)
}
