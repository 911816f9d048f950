import { Compilation, type Compiler, sources } from '@rspack/core'

/** The lists of hashes in a runtime's code: `….sriHashes = {91: "…",191: "…"}`, also `sriCssHashes`. */
const LISTS = /(?<=\.sri\w*Hashes = \{)[^}]+(?=\})/g

/**
 * Sorts the lists of hashes that `SubresourceIntegrityPlugin` writes into an entry. Their order depends on how the
 * builds of both sides take turns; the same sources must give the same bytes.
 */
export class SortIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(SortIntegrityPlugin.name, (compilation) => {
      // Before the minimizer, the source map and all hashes of the content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: SortIntegrityPlugin.name, stage }, () => {
        for (const chunk of compilation.chunks) {
          if (!chunk.hasRuntime()) continue
          for (const file of chunk.files) compilation.updateAsset(file, (source) => sorted(file, source))
        }
      })
    })
  }
}

/** Also in the map, which contains the code. */
function sorted(file: string, asset: sources.Source): sources.Source {
  const { source, map } = asset.sourceAndMap()
  const code = sortLists(source.toString())
  if (!map) return new sources.RawSource(code)
  const sourcesContent = map.sourcesContent?.map((content) => content && sortLists(content))
  return new sources.SourceMapSource(code, file, { ...map, sourcesContent })
}

const sortLists = (code: string): string => code.replace(LISTS, (list) => list.split(',').sort().join(','))
