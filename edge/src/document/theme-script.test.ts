import { runInNewContext } from 'node:vm'
import { THEME_SCRIPT } from './theme-script'

function themeAfter(storage: unknown): unknown {
  const dataset: Record<string, unknown> = {}
  runInNewContext(THEME_SCRIPT, { document: { documentElement: { dataset } }, localStorage: storage })
  return dataset.theme
}

const storing = (value: string | null) => ({ getItem: (key: string) => (key === 'superium:theme' ? value : null) })

test.each(['light', 'dark', 'system'])('%s is applied, with or without quotes', (theme) => {
  expect(themeAfter(storing(JSON.stringify(theme)))).toBe(theme)
  expect(themeAfter(storing(theme))).toBe(theme)
})

test.each([null, '', 'blue', '{"dark":1}', 'dark light', '<script>'])('%s is ignored', (value) => {
  expect(themeAfter(storing(value))).toBeUndefined()
})

test('an inaccessible storage is ignored', () => {
  const closed = {
    getItem: () => {
      throw new Error('denied')
    },
  }
  expect(themeAfter(closed)).toBeUndefined()
  expect(themeAfter(undefined)).toBeUndefined()
})
