/** One block of a recipe: shell commands, a whole new file, or a patch of existing files. */
export type Step =
  | { kind: 'commands'; lines: string[] }
  | { kind: 'file'; path: string; content: string }
  | { kind: 'patch'; patch: string }

/** One `##` section of a page in `docs/`. */
export interface Recipe {
  title: string
  steps: Step[]
}

const FENCE = /^( *)```(\w+)(?: +(\S+))?\n([\s\S]*?)^\1```$/gm

/**
 * Reads the recipes of a Markdown page. `sh` blocks hold commands, `diff` blocks patches; a block of any other language is a new
 * file when a path follows the language, and an illustration otherwise.
 */
export function readRecipes(markdown: string): Recipe[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')).trim(),
      steps: [...section.matchAll(FENCE)].flatMap(([, indent = '', language = '', path, body = '']) =>
        step(language, path, outdent(body, indent)),
      ),
    }))
}

/** A block in a list item is indented like the item. */
const outdent = (body: string, indent: string): string => body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')

function step(language: string, path: string | undefined, body: string): Step[] {
  if (language === 'sh') return [{ kind: 'commands', lines: commandsOf(body) }]
  if (language === 'diff') return [{ kind: 'patch', patch: body }]
  return path ? [{ kind: 'file', path, content: body }] : []
}

const commandsOf = (body: string): string[] =>
  body.split('\n').flatMap((line) => {
    const command = line.replace(/\s+#.*$/, '').trim()
    return command ? [command] : []
  })
