import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The commands of docs/operations.md, as an operator copies them. */
export class OperationsPage {
  readonly #text: string

  constructor(root: string) {
    this.#text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  }

  /** The block of commands under this heading that contains `mark`; throws if the page has none, or several. */
  commands(heading: string, mark: string): string {
    const section = this.#text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
    const blocks = [...section.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)].map(([, indent = '', block = '']) =>
      block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    )
    const found = blocks.filter((block) => block.includes(mark))
    if (found.length !== 1 || !found[0])
      throw new Error(`docs/operations.md has ${found.length} blocks with "${mark}" under "${heading}", not one.`)
    return found[0]
  }
}
