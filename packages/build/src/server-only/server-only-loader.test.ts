/** @jest-environment node */
import { join } from 'node:path'

const loader: (source: string) => string = require(join(__dirname, 'server-only-loader.cjs'))

test('browsers get the names of a server module, and nothing else', () => {
  const source = [
    "import { large } from './large'",
    'export interface Page { title: string }',
    'export const meta: Meta = () => large()',
    'export function Form() {',
    '  return null',
    '}',
    'export async function load() {}',
  ].join('\n')
  expect(loader(source).split('\n')).toEqual([
    'export const meta = undefined',
    'export const Form = undefined',
    'export const load = undefined',
  ])
})

test.each(['export default 1', "export { meta } from './meta'", "export * from './meta'", 'const meta = 1'])(
  '%s fails the build',
  (source) => expect(() => loader(source)).toThrow('.server'),
)
