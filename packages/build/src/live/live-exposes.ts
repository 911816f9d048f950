import { join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'

const QUERY = '?live'

/** The exposed sources, each wrapped in a module that updates the open page to its newest version. */
export const liveExposes = (exposes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(exposes).map(([name, source]) => [name, `${source}${QUERY}`]))

/** The rule that makes these modules. */
export const liveRule = (): RuleSetRule => ({
  resourceQuery: /^\?live$/,
  loader: join(import.meta.dirname, 'live-loader.cjs'),
})
