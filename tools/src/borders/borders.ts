import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { checkImport } from './check-import'
import { findCycle, type Graph } from './cycles'
import { importsOf } from './imports'
import { discoverPackages } from './packages'
import { isForDevelopment, ruleOf } from './rules'

/** Every breach of the house's borders (architecture: "Who may import whom"), one line each; empty when they hold. */
export function brokenBorders(root: string): string[] {
  const house = discoverPackages(root)
  return house.packages.flatMap((from) => {
    const rule = ruleOf(from.folder)
    if (!rule) return [`${from.folder}: no rule says what this folder may import (tools/src/borders/rules.ts)`]
    const broken: string[] = []
    const folders: Graph = new Map()
    for (const path of from.files) {
      for (const { specifier, typeOnly } of importsOf(readFileSync(join(root, path), 'utf8'), path.endsWith('x'))) {
        const problem = checkImport(house, from, rule, path, specifier)
        if (problem) broken.push(`${path}: ${problem}`)
        if (!typeOnly && !isForDevelopment(path)) addEdge(folders, path, specifier)
      }
    }
    const cycle = findCycle(folders)
    return cycle
      ? [...broken, `${from.folder}/src: folders import one another in a circle: ${cycle.join(' → ')}`]
      : broken
  })
}

/** Notes that a folder of a package's `src` imports from another of it. */
function addEdge(graph: Graph, path: string, specifier: string): void {
  const from = folderIn(path)
  const to = specifier.startsWith('.') ? folderIn(posix.join(posix.dirname(path), specifier)) : undefined
  if (!from || !to || from === to) return
  graph.set(from, (graph.get(from) ?? new Set()).add(to))
}

/** `orders` for `api/src/orders/routes.ts`; undefined for files that lie in `src` itself. */
const folderIn = (path: string): string | undefined => /^[^/]+\/src\/([^/]+)\//.exec(path)?.[1]
