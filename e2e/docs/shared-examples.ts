import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHARED = join(import.meta.dirname, '../../shared')
const EXAMPLE = /```tsx\n([\s\S]*?)```/g

const readme = (): string => readFileSync(join(SHARED, 'README.md'), 'utf8')

/** The examples of `shared/README.md`, each a whole module. */
export const sharedExamples = (): string[] => [...readme().matchAll(EXAMPLE)].map(([, example = '']) => example)

/** The entries of `@superium/shared` that its README neither imports in an example nor mentions. */
export function entriesWithoutExample(): string[] {
  const { exports } = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8'))
  const examples = sharedExamples().join('\n')
  const [, last = ''] = readme().split('## Not for remotes')
  return Object.keys(exports)
    .map((entry) => entry.slice(2))
    .filter((entry) => !/\.css$|^css-modules$/.test(entry))
    .filter((entry) => !examples.includes(`'@superium/shared/${entry}'`) && !last.includes(`\`${entry}\``))
}
