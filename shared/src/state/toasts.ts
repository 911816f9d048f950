import { atom } from 'nanostores'

/** A short message to the visitor; the shell shows it (spec §9 says for how long). */
export interface Toast {
  id: number
  message: string
  variant: 'success' | 'error' | 'info'
  /** One action that the message offers, e.g. undo. */
  action?: { label: string; run(): void } | undefined
}

/** Messages that are not shown yet, oldest first. */
export const $toasts = atom<Toast[]>([])

let lastId = 0

/** Queues a message. */
export function notify(variant: Toast['variant'], message: string, action?: Toast['action']): void {
  lastId += 1
  $toasts.set([...$toasts.get(), { id: lastId, message, variant, action }])
}

/** Removes a message from the queue; the shell calls it when it shows the message. */
export function takeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}
