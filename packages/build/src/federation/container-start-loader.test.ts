/** @jest-environment node */
import { join } from 'node:path'

type Loader = (this: { getOptions(): { provide?: string } }, source: string) => string
const loader: Loader = require(join(__dirname, 'container-start-loader.cjs'))

const CONSTANTS = [
  'import __module_federation_bundler_runtime__ from "/runtime"',
  'const __module_federation_runtime_plugins__ = []',
  'const __module_federation_remote_infos__ = {}',
  'const __module_federation_container_name__ = "mf_cart"',
  'const __module_federation_share_strategy__ = "loaded-first"',
  'const __module_federation_share_fallbacks__ = undefined',
  'const __module_federation_library_type__ = "var"',
].join(';\n')
const SOURCE = `${CONSTANTS};const runtimeRequire=__webpack_require__;run(runtimeRequire, __module_federation_container_name__)`

const transformed = (source: string, provide?: string) =>
  loader.call({ getOptions: () => (provide === undefined ? {} : { provide }) }, source)

test("a remote's entry keeps its constants and calls the host's start code", () => {
  const source = transformed(SOURCE)
  expect(source).toContain('const __module_federation_container_name__ = "mf_cart"')
  expect(source).toMatch(/__module_federation_bundler_runtime__\.start\(__webpack_require__,/)
  expect(source).not.toContain('run(')
})

test('the host starts with the code and provides it', () => {
  const source = transformed(SOURCE, '/provide.ts')
  const statements = source.replace(/^import .*$/gm, '')
  const ran: unknown[] = []
  const provided: ((...container: unknown[]) => void)[] = []
  const evaluate = new Function(
    '__webpack_require__',
    'run',
    'provide',
    '__module_federation_bundler_runtime__',
    statements,
  )
  evaluate(
    'host',
    (...of: unknown[]) => ran.push(of),
    (one: () => void) => provided.push(one),
    {},
  )
  provided[0]?.('remote', {}, [], {}, 'mf_admin')
  expect(ran).toEqual([
    ['host', 'mf_cart'],
    ['remote', 'mf_admin'],
  ])
})

test.each([
  ['begins differently', SOURCE.replace('runtimeRequire=', 'anything=')],
  ['has one more constant', SOURCE.replace('const __module', 'const __module_federation_news__ = 1;const __module')],
])('start code that %s fails the build', (_, source) => {
  expect(() => transformed(source)).toThrow('Upgrade')
})
