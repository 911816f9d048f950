import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFiles } from './remote-files'

const choices = { name: 'mf-gift', team: 'Gift', route: '/gift' }
const ranges = { '@superium/build': '^1.0.0', '@superium/shared': '^1.6.0', react: '^19.3.1' }
const files = remoteFiles(choices, { ranges, site: 'https://shop.example' })

test("a new remote's files carry its name, team and route", () => {
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'mf-gift',
    scripts: { dev: 'superium-build dev', release: 'superium-release' },
  })
  expect(files['rspack.config.ts']).toContain("owner: 'Gift'")
  expect(files['src/routes.tsx']).toContain("path: '/gift'")
  expect(files['src/contributions.ts']).toContain("header: [{ label: texts.title, to: '/gift', order: 500 }]")
  expect(files['README.md']).toContain('npm run dev -- --in https://shop.example')
  expect(JSON.parse(files['package.json'] ?? '').superium.site).toBe('https://shop.example')
})

test('a team whose name is too long for the header has its link in the drawer, so that the site takes the release', () => {
  const of = (team: string) =>
    remoteFiles({ ...choices, team }, { ranges, site: 'https://shop.example' })['src/contributions.ts']
  expect(of('Eighteen letters A')).toContain('  header: [')
  expect(of('Nineteen letters AB')).toContain('  drawer: [')
  expect(of('Nineteen letters AB')).not.toContain('header')
})

test('the header label is as long as the site allows', () => {
  const read = (path: string) => readFileSync(join(__dirname, path), 'utf8')
  const [, allowed] = /SHORT_LABEL = .*\{1,(\d+)\}/.exec(read('../../../shared/src/contract/contributions.ts')) ?? []
  expect(read('source-files.ts')).toContain(`HEADER_LABEL = ${allowed}\n`)
})

test('a browser gets what a page needs; the rest is for development', () => {
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '')
  expect(dependencies).toEqual({ '@superium/shared': '^1.6.0', react: '^19.3.1' })
  expect(devDependencies).toEqual({ '@superium/build': '^1.0.0' })
})

test('the CI example runs only commands that package.json has', () => {
  const workflow = files['.github/workflows/release.yml'] ?? ''
  const { scripts } = JSON.parse(files['package.json'] ?? '')
  const commands = [...workflow.matchAll(/run: npm (?:run )?(\w+)/g)].map(([, command = '']) => command)
  expect(commands).toEqual(['ci', 'test', 'build', 'release'])
  expect(commands.slice(1).filter((command) => !(command in scripts))).toEqual([])
})

test('the configuration is the one in the README of @superium/build', () => {
  const readme = readFileSync(join(__dirname, '../../build/README.md'), 'utf8')
  const shown = (path: string) => readme.split(`\`${path}\`:`)[1]?.split(/```\w*\n/)[1] ?? ''
  expect(JSON.parse(files['tsconfig.json'] ?? '')).toEqual(JSON.parse(shown('tsconfig.json')))
  expect(files['jest.config.mjs']).toBe(shown('jest.config.mjs'))
  // It also shows how a slot is filled, and says what name and owner are.
  const lines = shown('rspack.config.ts')
    .replace(/,? '.\/slots\/[^}]*'(?= })/, '')
    .replaceAll(/ +\/\/.*/g, '')
    .split('\n')
  expect(files['rspack.config.ts']?.split('\n')).toEqual(expect.arrayContaining(lines))
})
