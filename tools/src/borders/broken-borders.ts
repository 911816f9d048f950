import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { checkImport } from './check-import'
import { discoverPackages } from './discover-packages'
import { findCycle, type Graph } from './find-cycle'
import { importedFile } from './import-graph'
import { importsOf } from './imports'
import { isForDevelopment, ruleOf } from './rules'

/**
 * Lists every import that breaks a rule and every import cycle, one line each. Packages are discovered by their
 * package.json, so a new one is checked as soon as it exists.
 *
 * Not dependency-cruiser, which parses TSX only with the compiler API that TypeScript 7 no longer has.
 */
export function brokenBorders(root: string): string[] {
  const workspace = discoverPackages(root)
  return workspace.packages.flatMap((from) => {
    const rule = ruleOf(from.folder)
    if (!rule) return [`${from.folder}: no rule says what this folder may import (tools/src/borders/rules.ts)`]
    const broken: string[] = []
    const own = new Set(from.files)
    const folders: Graph = new Map()
    const files: Graph = new Map()
    for (const path of from.files) {
      for (const { specifier, typeOnly } of importsOf(readFileSync(join(root, path), 'utf8'), path.endsWith('x'))) {
        const problem = checkImport(workspace, from, rule, path, specifier)
        if (problem) broken.push(`${path}: ${problem}`)
        if (!specifier.startsWith('.')) continue
        const target = posix.join(posix.dirname(path), specifier)
        const file = importedFile(own, path, specifier)
        if (file) addEdge(files, path, file)
        // Type-only imports, which are gone at run time, may form cycles between folders, but not between files.
        if (!typeOnly && !isForDevelopment(path)) addEdge(folders, folderIn(path), folderIn(target))
      }
    }
    return [
      ...broken,
      ...describe(`${from.folder}/src: import cycle between folders`, findCycle(folders)),
      ...describe(`${from.folder}: import cycle between files, types included`, findCycle(files)),
    ]
  })
}

const describe = (what: string, cycle: string[] | undefined): string[] =>
  cycle ? [`${what}: ${cycle.join(' → ')}`] : []

function addEdge(graph: Graph, from: string | undefined, to: string | undefined): void {
  if (from !== undefined && to !== undefined && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
}

/** `orders` for `api/src/orders/routes.ts`; undefined for files that lie in `src` itself. */
const folderIn = (path: string): string | undefined => /^[^/]+\/src\/([^/]+)\//.exec(path)?.[1]
