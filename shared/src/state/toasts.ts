import { atom } from 'nanostores'
import { TOAST_MAX } from '../constants'

/** A short message to the visitor; the shell shows it (spec §9 says for how long). */
export interface Toast {
  id: number
  message: string
  /** `loading` stays until it is dismissed. */
  variant: 'success' | 'error' | 'info' | 'loading'
  /** One action that the message offers, e.g. undo. */
  action?: { label: string; run(): void } | undefined
}

/** A call that takes longer than this, in milliseconds, shows a loading message. */
export const LOADING_TOAST_AFTER_MS = 1_000

/** The messages that are shown or waiting, oldest first. Beyond `TOAST_MAX` the oldest are dropped. */
export const $toasts = atom<Toast[]>([])

let lastId = 0

/** Shows a message. A message that is already shown restarts instead of appearing twice. */
export function notify(variant: Toast['variant'], message: string, action?: Toast['action']): number {
  lastId += 1
  const others = $toasts.get().filter((toast) => toast.variant !== variant || toast.message !== message)
  $toasts.set([...others, { id: lastId, message, variant, action }].slice(-TOAST_MAX))
  return lastId
}

/** Removes a message. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}

/** Shows a loading message while a long call runs (spec §9), after its first second until it ends. Returns the call. */
export async function notifyWhile<T>(call: Promise<T>, message: string): Promise<T> {
  let id: number | undefined
  const timer = setTimeout(() => {
    id = notify('loading', message)
  }, LOADING_TOAST_AFTER_MS)
  try {
    return await call
  } finally {
    clearTimeout(timer)
    if (id !== undefined) dismissToast(id)
  }
}
