import { join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'

const QUERY = '?live'

/** The exposed sources, each through a module that shows its newest version in the open page. */
export const liveExposes = (exposes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(exposes).map(([name, source]) => [name, `${source}${QUERY}`]))

/** The rule that makes these modules. */
export const liveRule = (): RuleSetRule => ({
  resourceQuery: /^\?live$/,
  loader: join(import.meta.dirname, 'live-loader.cjs'),
})
