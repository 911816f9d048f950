import type { NewEvent } from '../record-event'

/** Who takes a step of an order, when, with which note, and for the audit log with which amount. */
export type StepBy = Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note' | 'sellerId' | 'cents'>
