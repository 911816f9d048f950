import { TOAST_MS } from '@superium/shared/constants'
import type { Toast } from '@superium/shared/state'

/** How long a message stays, in milliseconds (spec §9); the visitor needs time to reach an action. */
export function durationOf({ variant, action }: Pick<Toast, 'variant' | 'action'>): number {
  if (variant === 'loading') return Number.POSITIVE_INFINITY
  if (action) return TOAST_MS.default * 2
  return variant === 'success' ? TOAST_MS.success : TOAST_MS.default
}
