import { createSocket } from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { constants } from 'node:os'

// Saved before code of releases runs, which may replace the methods of all objects; nothing below calls a method.
const { apply, defineProperty, getPrototypeOf, ownKeys } = Reflect
const { nextTick } = process

/** What Node's connections return when the system refuses: `connect EACCES 169.254.169.254:80`. */
const REFUSED = -constants.errno.EACCES

type Native = Record<string, unknown>
type Lookup = (host: string, options: object, callback: (error: Error | null, ...found: unknown[]) => void) => void

/** What this process may still reach once it runs code of releases. */
export interface Reach {
  /** The product API. */
  apiUrl: string
  /** Path of the Unix socket (on Windows, the pipe) that it listens on; undefined where it listens nowhere. */
  socket: string | undefined
  /** Called with an address, a path or a name that was refused. */
  refused(what: string): void
}

/**
 * Permanently refuses all connections of this process except to the product API, all other sockets, and lookups of
 * names other than the API's. All network modules of Node (`fetch`, `http`, `net`, `tls`, `dgram`, `dns`) end in the
 * native methods that are replaced here, so it does not matter how a bundle gets a module. The permission model of Node
 * 20 to 24 has no such rule, and later ones only "all or nothing". It is a barrier inside the process, not around it;
 * docs/architecture.md describes its purpose.
 */
export function reachOnlyApi({ apiUrl, socket, refused }: Reach): void {
  const { protocol, hostname, port } = new URL(apiUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const apiPort = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
  /** The API's addresses known so far. */
  const addresses: Record<string, true> = Object.create(null)
  addresses[host] = true
  // Opens standard error now, because its first use would be refused later.
  void process.stderr
  const [ofTcp, ofPipe, ofUdp, resolver] = [tcp(), pipe(), udp(), dnsResolver()]

  const never = (): boolean => false
  const toApi = (address: unknown, at: unknown): boolean =>
    typeof address === 'string' && at === apiPort && addresses[address] === true

  for (const name of ['connect', 'connect6'])
    guard(ofTcp, name, {
      isAllowed: (args) => toApi(args[1], args[2]),
      refuse: (args) => refused(`${args[1]}:${args[2]}`),
    })
  for (const name of ['bind', 'bind6', 'listen', 'open'])
    guard(ofTcp, name, { isAllowed: never, refuse: () => refused(`a ${name} of TCP`) })
  for (const name of ['connect', 'open'])
    guard(ofPipe, name, { isAllowed: never, refuse: (args) => refused(`the socket ${args[1] ?? args[0]}`) })
  guard(ofPipe, 'bind', {
    isAllowed: (args) => socket !== undefined && args[0] === socket,
    refuse: (args) => refused(`the socket ${args[0]}`),
  })
  for (const name of ['bind', 'bind6', 'connect', 'connect6', 'send', 'send6', 'open'])
    guard(ofUdp, name, { isAllowed: never, refuse: () => refused(`a ${name} of UDP`) })
  for (const name of ownKeys(resolver))
    if (typeof name === 'string' && /^(?:query|getHost)/.test(name))
      guard(resolver, name, { isAllowed: never, refuse: () => refused('a DNS query') })

  guardNames(host, addresses, refused)
  syncBuiltinESMExports()
}

interface Rule {
  isAllowed(args: readonly unknown[]): boolean
  refuse(args: readonly unknown[]): void
}

/** Permanently replaces a native method with one that checks each call first. */
function guard(native: Native, name: string, { isAllowed, refuse }: Rule): void {
  const original = native[name] as (...args: unknown[]) => unknown
  const value = function (this: unknown, ...args: unknown[]): unknown {
    if (isAllowed(args)) return apply(original, this, args)
    refuse(args)
    return REFUSED
  }
  defineProperty(native, name, { value, writable: false, configurable: false, enumerable: true })
}

/** Allows name lookups only for `host`, and records its addresses. */
function guardNames(host: string, addresses: Record<string, true>, refused: (what: string) => void): void {
  const original = dns.lookup as unknown as Lookup
  const refusal = (name: unknown): Error => {
    refused(`the name ${name}`)
    return Object.assign(new Error(`a release reaches only the product API, not ${name}`), { code: 'EACCES' })
  }
  const lookup = (name: unknown, given: unknown, then?: unknown): void => {
    const callback = (then ?? given) as (error: Error | null, ...found: unknown[]) => void
    const options = then === undefined ? {} : typeof given === 'number' ? { family: given } : (given as object)
    if (name !== host) {
      nextTick(callback, refusal(name))
      return
    }
    apply(original, dns, [
      host,
      options,
      (error: Error | null, found: unknown, family: unknown) => {
        if (typeof found === 'string') addresses[found] = true
        else if (!error) {
          const all = found as { length: number; [index: number]: { address: string } }
          for (let index = 0; index < all.length; index += 1) addresses[all[index]?.address ?? ''] = true
        }
        callback(error, found, family)
      },
    ])
  }
  const rejects = async (name: unknown): Promise<never> => {
    throw refusal(name)
  }
  const fixed = { writable: false, configurable: false, enumerable: true }
  defineProperty(dns, 'lookup', { ...fixed, value: lookup })
  defineProperty(dns, 'lookupService', {
    ...fixed,
    value: (name: unknown, _port: unknown, callback: (error: Error) => void) => nextTick(callback, refusal(name)),
  })
  defineProperty(dns.promises, 'lookup', { ...fixed, value: rejects })
  defineProperty(dns.promises, 'lookupService', { ...fixed, value: rejects })
}

/** The native methods of TCP connections, read from a socket that never connects. */
function tcp(): Native {
  const socket = new Socket()
  socket.connect({ host: '127.0.0.1', port: 1 })
  const native = prototypeOfHandle(socket)
  socket.destroy()
  return native
}

/** The native methods of Unix sockets; no other process can make a socket of this name. */
function pipe(): Native {
  const socket = new Socket()
  socket.on('error', () => {})
  socket.connect({ path: process.platform === 'win32' ? '\\\\.\\pipe\\superium-none' : '/dev/null/none' })
  const native = prototypeOfHandle(socket)
  socket.destroy()
  return native
}

/** The native methods of DNS queries. */
const dnsResolver = (): Native =>
  getPrototypeOf((new dns.Resolver() as unknown as { _handle: object })._handle) as Native

const prototypeOfHandle = (socket: Socket): Native =>
  getPrototypeOf((socket as unknown as { _handle: object })._handle) as Native

/** The native methods of UDP sockets, which keep their handle under a symbol. */
function udp(): Native {
  const socket = createSocket('udp4')
  for (const key of ownKeys(socket)) {
    const state = (socket as unknown as Record<PropertyKey, { handle?: object } | undefined>)[key]
    if (typeof key !== 'symbol' || !state?.handle) continue
    const native = getPrototypeOf(state.handle) as Native
    socket.close()
    return native
  }
  throw new Error(
    'This version of Node keeps its UDP sockets elsewhere: see edge/src/isolated-process/reach-only-api.ts.',
  )
}
