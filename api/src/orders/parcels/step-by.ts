import type { NewEvent } from '../record-event'

/** Who takes a step of an order, when, and with which note. */
export type StepBy = Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note' | 'sellerId'>
