import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { findBrowser } from './ensure-browser'

test('the headless shell is taken before a browser with a user interface, wherever they are', () => {
  const first = makeTree({ chromium: '' })
  const second = makeTree({ 'chromium-headless-shell': '', 'google-chrome': '' })
  chmodSync(join(first, 'chromium'), 0o755)
  expect(findBrowser([first, second].join(delimiter))).toBe(join(first, 'chromium'))
  chmodSync(join(second, 'chromium-headless-shell'), 0o755)
  expect(findBrowser([first, second].join(delimiter))).toBe(join(second, 'chromium-headless-shell'))
})

test('a file that cannot be run is no browser', () => {
  expect(findBrowser(makeTree({ chromium: '' }))).toBeUndefined()
})
