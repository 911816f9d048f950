import { type Compilation, type Compiler, sources } from '@rspack/core'

const MANIFEST = 'mf-manifest.json'
/** The manifest with more detail, which nothing reads. */
const STATS = 'mf-stats.json'

interface Assets {
  sync: string[]
  async: string[]
}

interface Manifest {
  shared?: { id: string }[]
  exposes?: { id: string; path: string; assets: { js: Assets; css: Assets } }[]
}

/**
 * Corrects the list of files in `mf-manifest.json` that load together with an exposed module. Module Federation also
 * lists the files of every page that shares code with it, which load later. Sorts its lists, whose order depends on
 * which module was built first, so that the same sources give the same bytes.
 */
export class ManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage: 5000 }, () => {
        const asset = compilation.getAsset(MANIFEST)
        if (!asset) return
        const manifest = JSON.parse(asset.source.source().toString()) as Manifest
        manifest.shared?.sort(byId)
        manifest.exposes?.sort(byId)
        for (const { path, assets } of manifest.exposes ?? []) {
          const files = filesOf(compilation, path)
          assets.js = divide(assets.js, files)
          assets.css = divide(assets.css, files)
        }
        compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify(manifest, null, 2)))
        compilation.deleteAsset(STATS)
      })
    })
  }
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

/** The files of an expose, e.g. `./slots/mini-cart`, found by its chunk's name. */
function filesOf(compilation: Compilation, path: string): readonly string[] {
  const chunk = `__federation_expose_${path.slice('./'.length).replaceAll('/', '__').replaceAll('-', '_')}`
  const group = compilation.namedChunkGroups.get(chunk)
  if (!group) throw new Error(`${path} has no chunk ${chunk}.`)
  return group.getFiles()
}

const divide = ({ sync, async }: Assets, files: readonly string[]): Assets => ({
  sync: sync.filter((file) => files.includes(file)),
  async: [...new Set([...sync, ...async])].filter((file) => !files.includes(file)).sort(),
})
