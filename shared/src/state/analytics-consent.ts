import { atom } from 'nanostores'
import { persistedStore } from './persisted-store'

/**
 * Whether the visitor agreed to analytics; null until they answer. In local storage under `superium:analytics`. The
 * site asks only if it has a `GA4_MEASUREMENT_ID`.
 */
export const $analyticsConsent = persistedStore<'granted' | 'denied' | null>('superium:analytics', null, (value) =>
  value === 'granted' || value === 'denied' ? value : undefined,
)

/** Whether the visitor asked to see the choice again, on this page. */
export const $consentAsked = atom(false)
