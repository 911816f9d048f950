import type { TestFiles } from '../find-test-files'

/**
 * A file that imports from this many folders puts a program together, like the API's list of routes. Through it, every
 * test depends on everything, so changes are not followed through it; the whole run finds what that hides.
 */
const PUTS_TOGETHER = 12

/**
 * The test files that changes of `changed` can affect: those that import a changed file over any number of steps, the
 * other tests in its folder, and the browser tests of its package (`e2e/src/<package>`). `graph` has the files that
 * each file imports.
 */
export function affectedFiles(
  changed: readonly string[],
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  { unit, browser }: TestFiles,
): TestFiles {
  const reached = new Set(changed)
  const importers = importersOf(graph)
  for (const file of reached) {
    for (const importer of importers.get(file) ?? [])
      if (!putsTogether(importer, graph.get(importer))) reached.add(importer)
  }
  const folders = new Set(changed.map(folderOf))
  const packages = new Set(changed.map(packageOf))
  return {
    unit: unit.filter((test) => reached.has(test) || folders.has(folderOf(test))),
    browser: browser.filter((test) => reached.has(test) || packages.has(/^e2e\/src\/([^/]+)\//.exec(test)?.[1] ?? '')),
  }
}

function importersOf(graph: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}

/** Entries of the shared package import much, too, but what they export is used. */
function putsTogether(file: string, imports: ReadonlySet<string> | undefined): boolean {
  if (packageOf(file) === 'shared' || /\.test\.tsx?$/.test(file)) return false
  return new Set([...(imports ?? [])].map(topFolderOf)).size >= PUTS_TOGETHER
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const packageOf = (path: string): string => path.split('/')[0] ?? ''
/** `api/src/orders` for `api/src/orders/parcels/routes.ts`. */
const topFolderOf = (path: string): string => path.split('/').slice(0, 3).join('/')
