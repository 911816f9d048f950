import { AsyncLocalStorage } from 'node:async_hooks'
import { siteOf } from './network-of'

const readers = new AsyncLocalStorage<string>()

const isLoopback = (ip: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/i.test(ip)

/**
 * Who takes turns with others: everybody with an IPv4 address or a /48 of IPv6, since each of its networks could fill a queue. Empty for
 * the shop itself, whose site server is on this machine.
 */
export const visitorOf = (ip: string): string => (isLoopback(ip) ? '' : siteOf(ip))

/** Runs a read for the visitor with this address; pages that this machine's site server renders are the shop's own. */
export const readFor = <T>(ip: string, read: () => Promise<T>): Promise<T> => readers.run(visitorOf(ip), read)

/** The visitor for whom this runs; empty for the shop itself. */
export const currentReader = (): string => readers.getStore() ?? ''
