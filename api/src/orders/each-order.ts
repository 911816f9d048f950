import type { FastifyBaseLogger } from 'fastify'
import { Type } from 'typebox'
import { Id } from '../http/field-schemas'

/** Orders per call of a bulk action, few enough that the call ends before a proxy's timeout. */
export const MOST_ORDERS = 25

/** The fields of the outcome for one of several orders, beside `outcome`. */
export const orderResultFields = {
  _id: Id,
  orderNumber: Type.Optional(Type.String({ description: 'Absent for an unknown order' })),
  reason: Type.Optional(Type.String({ description: 'Plain text: why the order was refused or failed' })),
}

/** What became of one of several orders. */
export interface Outcome<Done> {
  orderNumber?: string
  outcome: Done | 'already' | 'refused'
  reason?: string
}

/**
 * Does something with each order, one after another; the work has its own transaction and audit entry. An order that fails does
 * not stop the others. Results are in the order of `asked`.
 */
export async function eachOrder<Asked extends { id: string }, Done extends string>(
  asked: readonly Asked[],
  log: Pick<FastifyBaseLogger, 'error'>,
  work: (one: Asked) => Promise<Outcome<Done>>,
): Promise<(Omit<Outcome<Done>, 'outcome'> & { _id: string; outcome: Outcome<Done>['outcome'] | 'failed' })[]> {
  const results: Awaited<ReturnType<typeof eachOrder<Asked, Done>>> = []
  for (const one of asked) {
    try {
      results.push({ _id: one.id, ...(await work(one)) })
    } catch (error) {
      log.error({ err: error, order: one.id }, 'a bulk action failed for an order')
      results.push({ _id: one.id, outcome: 'failed', reason: 'Something went wrong on our side. Try this one again.' })
    }
  }
  return results
}
