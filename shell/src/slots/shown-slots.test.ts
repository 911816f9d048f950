import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSlots, shownSlots } from './shown-slots'

test('the declared slots are the slots that components render', () => {
  const sources = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(__dirname, '..', file), 'utf8'))
  const shown = (tag: string) => [
    ...new Set(
      sources.flatMap((source) =>
        [...source.matchAll(RegExp(`<${tag}\\s+name="([^"]+)"`, 'g'))].map(([, name]) => name),
      ),
    ),
  ]
  expect(shown('Slot').sort()).toEqual([...shownSlots].sort())
  expect(shown('SlotOf').sort()).toEqual([...openSlots].sort())
})
