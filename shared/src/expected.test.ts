import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectationsOf, sentence } from './testing/expectations'

const dir = join(__dirname, '..')
const { version, exports: files } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
const provides = JSON.parse(readFileSync(join(dir, 'provides.json'), 'utf8'))

const exportsOf = async (module: string): Promise<Record<string, unknown>> =>
  files[`./${module}`] ? await import(join(dir, files[`./${module}`])) : {}

test('all that the shell and the remotes import is there; stores are stores', async () => {
  const unmet: string[] = []
  for (const { consumer, module, names } of expectationsOf('shared')) {
    const exports = await exportsOf(module)
    const isThere = (name: string): boolean =>
      name.startsWith('$') ? typeof Object(exports[name]).listen === 'function' : exports[name] !== undefined
    unmet.push(...names.filter((name) => !isThere(name)).map((name) => sentence(consumer, name, module, 'shared')))
  }
  expect(expectationsOf('shared').map(({ consumer }) => consumer)).toContain('mf-cart')
  expect(unmet).toEqual([])
})

/**
 * A remote requires the shared version that it was built with, or a later one (`^`): by that it refuses a shell that lacks
 * what it imports. So whoever adds to these modules sets the next minor version (`npm pkg set version=1.2.0 -w shared`), whoever
 * takes away the next major one, and records both in provides.json.
 */
test.each(Object.keys(provides.modules))(
  'what %s provides is what this version of shared is recorded with',
  async (module) => {
    const exports = Object.keys(await exportsOf(module)).filter((name) => name !== '__esModule')
    expect({ version, names: exports.sort() }).toEqual({ version: provides.version, names: provides.modules[module] })
  },
)

test('every module that the page has one copy of is recorded', () => {
  const config = readFileSync(join(dir, '../config/rspack/shared-modules.ts'), 'utf8')
  const shared = [...config.matchAll(/'@superium\/shared\/([\w/-]+)':/g)].map(([, module]) => module)
  expect(Object.keys(provides.modules).sort()).toEqual(shared.sort())
})
