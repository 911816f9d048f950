import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownSlots } from './shown-slots'

test('the declared slots are the slots that components render', () => {
  const sources = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(__dirname, '..', file), 'utf8'))
  const shown = sources.flatMap((source) => [...source.matchAll(/<Slot\s+name="([^"]+)"/g)].map(([, name]) => name))
  expect([...new Set(shown)].sort()).toEqual([...shownSlots].sort())
})
