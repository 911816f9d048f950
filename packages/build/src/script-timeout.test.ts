import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCRIPT_TIMEOUT_MS } from '@superium/shared/constants'

const read = (file: string): string => readFileSync(join(__dirname, '../../..', file), 'utf8').replaceAll(/\s+/g, ' ')

test('one constant says how long scripts may take, and the documents say the same', () => {
  expect(read('packages/build/src/side-config.ts')).toContain('chunkLoadTimeout: SCRIPT_TIMEOUT_MS')
  expect(read('shell/src/remotes/resilience-plugin.ts')).toContain('timeout: SCRIPT_TIMEOUT_MS')
  const seconds = SCRIPT_TIMEOUT_MS / 1000
  expect(read('docs/architecture.md')).toContain(`does not load within ${seconds} seconds counts as failed`)
  expect(read('docs/departures.md')).toContain(`A chunk fails after ${seconds} s, not 120 s`)
})
