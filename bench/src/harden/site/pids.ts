import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process ids of a site's services by name. */
export function pidsOf({ data }: { data: string }): Record<string, number> {
  const { children } = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8')) as {
    children: { name: string; pid: number }[]
  }
  return Object.fromEntries(children.map(({ name, pid }) => [name, pid]))
}
