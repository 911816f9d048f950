import { AsyncLocalStorage } from 'node:async_hooks'
import { siteOf } from './network-of'

const readers = new AsyncLocalStorage<string>()

const isLoopback = (ip: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/i.test(ip)

/**
 * The caller for fair queues: the IPv4 address or the IPv6 /48, because each /64 in it could fill a queue. It is empty
 * for the shop itself, whose site server runs on this machine.
 */
export const visitorOf = (ip: string): string => (isLoopback(ip) ? '' : siteOf(ip))

/**
 * Runs a read on behalf of the visitor with this address; reads of this machine's site server count as the shop's own.
 */
export const readFor = <T>(ip: string, read: () => Promise<T>): Promise<T> => readers.run(visitorOf(ip), read)

/** The visitor on whose behalf the current code runs; empty for the shop itself. */
export const currentReader = (): string => readers.getStore() ?? ''
