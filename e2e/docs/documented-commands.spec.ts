import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { OWN_REPOSITORY } from './own-repository-section'
import { type Recipe, readRecipes } from './read-recipes'
import { RepositoryCopy } from './repository-copy'
import { entriesWithoutExample } from './shared-examples'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

let copy: RepositoryCopy

test.beforeAll(() => {
  copy = new RepositoryCopy()
})
test.afterEach(() => copy.reset())
test.afterAll(() => copy.remove())

const PAGES = ['docs/contributing.md', 'README.md', 'docs/releasing.md']
/** The section of `README.md` that is a short form of recipes in `docs/`. */
const SHORT_FORM = 'From a team to the shopper'
/**
 * Leaves out `npm test` with its steps, and `npm start`: this test runs inside the former, and the site was started like
 * the latter. `own-repository.spec.ts` tests its section.
 */
const LEFT_OUT = ['Start', 'Run tests', OWN_REPOSITORY, SHORT_FORM]

const all = PAGES.flatMap((page) => readRecipes(read(page)).map((recipe) => ({ ...recipe, page })))
const recipes = all.filter(({ title, steps }) => !LEFT_OUT.includes(title) && steps.length > 0)

/** The commands of recipes, whatever their versions and the texts that they write. */
const commandsOf = (some: readonly Recipe[]): string[] =>
  some
    .flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'commands' ? step.lines : [])))
    .map((line) => line.replaceAll(/\d+\.\d+\.\d+/g, '1.0.0').replace(/^printf '[^']*'/, 'printf'))

const usesSite = ({ steps }: Recipe) =>
  steps.some((step) => step.kind === 'commands' && step.lines.some((line) => /npm run release|curl/.test(line)))

function describeRecipe({ page, title, steps }: Recipe & { page: string }): void {
  test(`${page}, "${title}", works as written`, async () => {
    test.setTimeout(240_000)
    for (const step of steps) await copy.follow(step)
  })
}

test.describe('recipes that release to the same site, one after the other', () => {
  for (const recipe of recipes.filter(usesSite)) describeRecipe(recipe)
})

test.describe('other recipes', () => {
  test.describe.configure({ mode: 'parallel' })
  for (const recipe of recipes.filter((one) => !usesSite(one))) describeRecipe(recipe)
})

test('the short form in README.md has only commands of recipes, which work as written', () => {
  const short = commandsOf(all.filter(({ title }) => title === SHORT_FORM))
  expect(short.length).toBeGreaterThan(5)
  const tried = commandsOf(recipes)
  expect(short.filter((line) => !tried.includes(line))).toEqual([])
})

test('every npm command of the documentation is a script', () => {
  const root = JSON.parse(read('package.json'))
  const folders = root.workspaces.flatMap((name: string) =>
    name.endsWith('/*') ? readdirSync(join(ROOT, name.slice(0, -2))).map((one) => name.replace('*', one)) : name,
  )
  const packages = [root, ...folders.map((folder: string) => JSON.parse(read(`${folder}/package.json`)))]
  const scripts = new Set(packages.flatMap(({ scripts = {} }) => Object.keys(scripts)))
  const pages = [
    'README.md',
    ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ]
  const commands = pages.flatMap((page) =>
    [...read(page).matchAll(/\bnpm run (?:-s )?(\w[\w:-]*)/g)].map(([, script]) => ({ page, script })),
  )
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter(({ script = '' }) => !scripts.has(script))).toEqual([])
})

test('the README of the shared package shows each entry in use', () => {
  // `own-repository.spec.ts` compiles the examples.
  expect(entriesWithoutExample()).toEqual([])
})
