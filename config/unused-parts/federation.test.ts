import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Loader = ((this: { resourcePath: string }, source: string) => string) & { files: string[] }
const loader: Loader = require(join(__dirname, 'federation.cjs'))
const core = dirname(require.resolve('@module-federation/runtime-core'))

test.each(loader.files)('the installed %s has every part that is taken out, once', (file) => {
  const resourcePath = join(core, file)
  const source = readFileSync(resourcePath, 'utf8')
  expect(loader.call({ resourcePath }, source).length).toBeLessThan(source.length)
})

test('a file in another form fails the build, and other files stay as they are', () => {
  const load = (file: string) => loader.call({ resourcePath: join(core, file) }, 'class RemoteHandler {\n}')
  expect(() => load('remote/index.js')).toThrow('preloadRemote is not in its package as before')
  expect(load('core.js')).toContain('RemoteHandler')
})
