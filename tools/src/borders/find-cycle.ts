/** Imports between the folders of one package: folder to imported folders. */
export type Graph = Map<string, Set<string>>

/** The first cycle found, e.g. `['cart', 'orders', 'cart']`; undefined if there is none. */
export function findCycle(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const search = (folder: string, path: string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of graph.get(folder) ?? []) {
      const cycle = search(next, [...path, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of graph.keys()) {
    const cycle = search(folder, [])
    if (cycle) return cycle
  }
  return undefined
}
