import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectationsOf, sentence } from '@superium/shared/testing/expectations'

/** The props that the shell gives to a place, wherever it shows it. */
function given(slot: string): string[][] {
  const folder = join(__dirname, '..')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        new RegExp(`<Slot\\s+name="${slot}"[^/]*?props=\\{\\{([^}]*)\\}`, 'g'),
      ),
    ])
    .map(([, props = '']) => props.split(',').flatMap((prop) => prop.split(':')[0]?.trim() || []))
}

test('every place that remotes fill is shown, with the props that they take', () => {
  const unmet = expectationsOf('shell').flatMap(({ consumer, module, names }) => {
    const places = given(module.replace(/^slots\//, ''))
    if (places.length === 0) return [sentence(consumer, 'the place', module, 'shell')]
    const missing = names.filter((name) => places.some((props) => !props.includes(name)))
    return missing.map((name) => sentence(consumer, name, module, 'shell'))
  })
  expect(expectationsOf('shell').length).toBeGreaterThan(0)
  expect(unmet).toEqual([])
})
