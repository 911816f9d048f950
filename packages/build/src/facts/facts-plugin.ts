import { type Compiler, sources } from '@rspack/core'
import type { ReleaseFacts } from '@superium/shared/contract'
import { ownCopies } from './own-copies'
import { providedNames, usedNames } from './used-and-provided-names'

/**
 * Writes `superium.json` (`ReleaseFacts`) next to `mf-manifest.json`: the facts that others need before they load a
 * release.
 */
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
            : { expects: usedNames(compilation), ...ownCopies(compilation) }),
          chunks: Object.fromEntries(
            chunks.map(([name, group]) => [
              name,
              withStylesOf(compilation.namedChunkGroups.get(`${name}-later`)?.getFiles() ?? [], group.getFiles()),
            ]),
          ),
        }
        compilation.emitAsset('superium.json', new sources.RawSource(JSON.stringify(facts, null, 2)))
      })
    })
  }
}

/** The files of a page's chunk, with the style sheets of its `-later` chunk, whose HTML the server renders too. */
function withStylesOf(later: readonly string[], files: readonly string[]): NonNullable<ReleaseFacts['entry']> {
  const { js, css } = byKind(files)
  return { js, css: [...new Set([...css, ...byKind(later).css])] }
}

const byKind = (files: readonly string[]): NonNullable<ReleaseFacts['entry']> => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
})
