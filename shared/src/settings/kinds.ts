import type { Parse } from './read-settings'
import { SettingsError } from './settings-error'

/** Any text. */
export const anyText: Parse<string> = (value) => value

/** A whole number in this range. */
export const wholeNumber =
  (from: number, to: number): Parse<number> =>
  (value, name) => {
    if (/^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value)
    throw new SettingsError(`${name} must be a whole number from ${from} to ${to}, not "${value}".`)
  }

/** An amount of money, in cents. */
export const cents = wholeNumber(0, 999_999_999)

/** A limit or a duration. */
export const count = wholeNumber(1, 1_000_000)

/** A part of a hundred with at most two decimals, in hundredths of a per cent. */
export const basisPoints: Parse<number> = (value, name) => {
  if (/^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= 100) return Math.round(Number(value) * 100)
  throw new SettingsError(`${name} must be a number from 0 to 100 with at most two decimals, not "${value}".`)
}

/** A share from 0.001 to 1; `off` is 0. */
export const shareOrOff: Parse<number> = (value, name) => {
  if (value === 'off') return 0
  const share = /^[\d.]{1,10}$/.test(value) ? Number(value) : Number.NaN
  if (share >= 0.001 && share <= 1) return share
  throw new SettingsError(`${name} must be "off" or a share from 0.001 to 1, not "${value}".`)
}

export const onOrOff: Parse<boolean> = (value, name) => {
  if (value !== 'on' && value !== 'off') throw new SettingsError(`${name} must be "on" or "off", not "${value}".`)
  return value === 'on'
}

/** A PostgreSQL address; the message must not quote the value, which contains a password. */
export const postgresUrl: Parse<string> = (value, name) => {
  if (URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol)) return value
  throw new SettingsError(`${name} must be an address like postgres://user:password@host:5432/database.`)
}

/** An http or https address. */
export const httpUrl: Parse<URL> = (value, name) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new SettingsError(`${name} must be an http or https address, not "${value}".`)
}

/** An http or https origin. */
export const origin: Parse<string> = (value, name) => {
  const url = httpUrl(value, name)
  if (url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin
  throw new SettingsError(`${name} must be an origin without a path, not "${value}".`)
}

/** A secret that both servers know; the message must not quote it. */
export const serviceToken: Parse<string> = (value, name) => {
  if (/^[\x21-\x7e]{24,}$/.test(value)) return value
  throw new SettingsError(`${name} must be 24 printable characters or more, without spaces.`)
}

/** Proxies by address, range or proxy-addr name, with commas; `isIP` is Node's. */
export const proxies =
  (isIP: (text: string) => number): Parse<string[]> =>
  (value, name) => {
    const list = value.split(',').map((proxy) => proxy.trim())
    const bad = list.find((proxy) => !isTrustable(proxy, isIP))
    if (bad === undefined) return list
    throw new SettingsError(`${name} must list addresses, ranges or names such as loopback, not "${bad}".`)
  }

function isTrustable(proxy: string, isIP: (text: string) => number): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true
  const [address = '', bits, ...rest] = proxy.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
