import { type Compiler, sources } from '@rspack/core'
import type { ReleaseFacts } from './shared/src/contract/facts'

/** Writes `superium.json` (`ReleaseFacts`) beside `mf-manifest.json`: what others need to know before they load a release. */
export class FactsPlugin {
  constructor(private readonly facts: ReleaseFacts) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FactsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FactsPlugin', stage: 5000 }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? []
        const facts: ReleaseFacts = {
          ...this.facts,
          ...(this.facts.kind === 'host' && {
            entry: {
              js: files.filter((file) => file.endsWith('.js')),
              css: files.filter((file) => file.endsWith('.css')),
            },
          }),
        }
        compilation.emitAsset('superium.json', new sources.RawSource(JSON.stringify(facts, null, 2)))
      })
    })
  }
}
