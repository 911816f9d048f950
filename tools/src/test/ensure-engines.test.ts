import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { ensureEngines } from './ensure-engines'

jest.mock('./install-debians', () => ({ installDebians: async () => false }))

test('an engine that is there is used; one that cannot be installed is left out in words, or fails where CI is set', async () => {
  const folder = makeTree({ 'firefox-esr': '', WebKitWebDriver: '' })
  chmodSync(join(folder, 'firefox-esr'), 0o755)
  const lines: string[] = []
  const progress = { say: (line: string) => void lines.push(line) }
  const env = { FIREFOX_PATH: join(folder, 'firefox-esr') }
  expect(await ensureEngines(progress, { PATH: folder })).toEqual({ env, incomplete: false })
  expect(await ensureEngines(progress, { PATH: folder, CI: 'true' })).toEqual({ env, incomplete: true })
  const webkit =
    'NOT RUN: the tests in WebKit. Install Debian’s packages webkit2gtk-driver, gir1.2-webkit2-4.1, python3-gi, xvfb.'
  expect(lines).toEqual([webkit, webkit])
})
