import { type Compiler, sources } from '@rspack/core'
import type { ReleaseFacts } from '@superium/shared/contract'
import { providedNames, usedNames } from './used-and-provided-names'

/** Writes `superium.json` (`ReleaseFacts`) beside `mf-manifest.json`: what others need to know before they load a release. */
export class FactsPlugin {
  constructor(readonly facts: ReleaseFacts) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FactsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FactsPlugin', stage: 5000 }, () => {
        const chunks = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name))
        const facts: ReleaseFacts = {
          ...this.facts,
          ...(this.facts.kind === 'host'
            ? {
                entry: byKind(compilation.entrypoints.get('main')?.getFiles() ?? []),
                provides: providedNames(compilation),
              }
            : { expects: usedNames(compilation) }),
          chunks: Object.fromEntries(chunks.map(([name, group]) => [name, byKind(group.getFiles())])),
        }
        compilation.emitAsset('superium.json', new sources.RawSource(JSON.stringify(facts, null, 2)))
      })
    })
  }
}

const byKind = (files: readonly string[]): NonNullable<ReleaseFacts['entry']> => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
})
