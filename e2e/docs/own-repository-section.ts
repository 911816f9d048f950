import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecipes } from './read-recipes'

/** The section of `docs/releasing.md` that a team outside this repository follows. */
export const OWN_REPOSITORY = 'A team in a repository of its own'

/** The section's command blocks, in order, with the name, route and site replaced. */
export function ownRepositoryCommands(word: string, site: string): string[][] {
  const page = readFileSync(join(import.meta.dirname, '../../docs/releasing.md'), 'utf8')
  const section = readRecipes(page).find(({ title }) => title === OWN_REPOSITORY)
  return (section?.steps ?? []).flatMap((step) =>
    step.kind === 'commands'
      ? [step.lines.map((line) => line.replaceAll('http://localhost:3000', site).replaceAll(/\bgift\b/g, word))]
      : [],
  )
}
