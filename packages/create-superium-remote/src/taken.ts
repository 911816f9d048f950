import type { Choices } from './choices'

const TIMEOUT_MS = 3_000

/** Names and routes that a site's remotes already use: each name with its routes. */
export type Taken = Record<string, string[]>

/** Asks the site at `origin` which names and routes are live; undefined when no site answers there. */
export async function takenAt(origin: string): Promise<Taken | undefined> {
  try {
    const answer = await fetch(`${origin}/discovery.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { microFrontends } = (await answer.json()) as {
      microFrontends: Record<string, { extras: { superium: { routes: string[] } } }[]>
    }
    return Object.fromEntries(
      Object.entries(microFrontends).map(([name, live]) => [
        name,
        live.flatMap(({ extras }) => extras.superium.routes),
      ]),
    )
  } catch {
    return undefined
  }
}

/** Says that a live remote has this name or answers this route; undefined when it is free. */
export function takenBy(taken: Taken, choice: keyof Choices, value: string): string | undefined {
  if (choice === 'name' && value in taken) return `The name ${value} is taken: a remote of the site has it.`
  if (choice !== 'route') return undefined
  const owner = Object.keys(taken).find((name) => taken[name]?.some((pattern) => matches(pattern, value)))
  return owner && `The route ${value} is taken: ${owner} answers it.`
}

/** Whether a React Router pattern matches a path without parameters. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/').slice(1).map(partSource)
  return new RegExp(`^${parts.join('')}$`, 'i').test(path)
}

function partSource(part: string): string {
  if (part === '*') return '(?:/.*)?'
  const optional = part.endsWith('?')
  const name = optional ? part.slice(0, -1) : part
  const source = name.startsWith(':') ? '[^/]+' : name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return optional ? `(?:/${source})?` : `/${source}`
}
