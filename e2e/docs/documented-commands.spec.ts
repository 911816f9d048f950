import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { OWN_REPOSITORY } from './own-repository-section'
import { readRecipes, type Step } from './read-recipes'
import { RepositoryCopy } from './repository-copy'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test.setTimeout(600_000)

async function follow(steps: Step[]): Promise<void> {
  const copy = new RepositoryCopy()
  try {
    for (const step of steps) await copy.follow(step)
  } finally {
    copy.remove()
  }
}

for (const { title, steps } of readRecipes(read('docs/contributing.md'))) {
  if (steps.length === 0) continue
  test(`docs/contributing.md, "${title}", works as written`, () => follow(steps))
}

// Skips `npm test` and `npm start`: this test runs inside the former, and the site was started like the latter.
for (const page of ['README.md', 'docs/releasing.md']) {
  for (const { title, steps } of readRecipes(read(page))) {
    // The last section has its own test: `own-repository.spec.ts`.
    if (['Start', OWN_REPOSITORY].includes(title) || steps.length === 0) continue
    test(`${page}, "${title}", works as written`, () => follow(steps))
  }
}

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
    [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => ({ page, script })),
  )
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter(({ script = '' }) => !scripts.has(script))).toEqual([])
})
