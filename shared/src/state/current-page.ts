import { persistedStore } from './persisted-store'

/** Spec §3 "page marker": the current section, written on route change and never read for a decision. */
export const $curAppPage = persistedStore<string>('curAppPage', '', (value) =>
  typeof value === 'string' ? value : undefined,
)
