import { persistedStore } from './persisted-store'

/** The visitor's choice; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/** The chosen theme, in local storage under `superium:theme`; the document's head script reads the same key. */
export const $theme = persistedStore<Theme>('superium:theme', 'system', (value) =>
  value === 'light' || value === 'dark' || value === 'system' ? value : undefined,
)
