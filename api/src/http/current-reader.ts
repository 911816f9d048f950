import { AsyncLocalStorage } from 'node:async_hooks'
import { networkOf } from './network-of'

const readers = new AsyncLocalStorage<string>()

const isLoopback = (ip: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/i.test(ip)

/** The network of a visitor with this address; empty for the shop itself, whose site server is on this machine. */
export const visitorOf = (ip: string): string => (isLoopback(ip) ? '' : networkOf(ip))

/** Runs a read for the visitor with this address; pages that this machine's site server renders are the shop's own. */
export const readFor = <T>(ip: string, read: () => Promise<T>): Promise<T> => readers.run(visitorOf(ip), read)

/** The network of the visitor for whom this runs; empty for the shop itself. */
export const currentReader = (): string => readers.getStore() ?? ''
