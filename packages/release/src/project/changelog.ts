import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import type { Project } from './project'

/**
 * The section of CHANGELOG.md for the version in package.json: the text below `## <version>` up to the next heading. Throws
 * `CliError` when it is missing or empty.
 */
export function changelogSection({ name, dir, version }: Pick<Project, 'name' | 'dir' | 'version'>): string {
  const file = join(dir, 'CHANGELOG.md')
  const sections = existsSync(file) ? readFileSync(file, 'utf8').split(/^## +/m).slice(1) : []
  const own = sections.find((section) => section.split(/[\s,]/, 1)[0] === version)
  const text = own?.split('\n').slice(1).join('\n').trim()
  if (text) return text
  throw new CliError(
    `CHANGELOG.md of ${name} has no section for ${version}. Add "## ${version}" with what changes for shoppers, or set another version in package.json.`,
  )
}

/** The first line of the changes, for the history. */
export const summaryOf = (changes: string): string =>
  (changes.split('\n').find((line) => line.trim() !== '') ?? '').replace(/^[-*]\s+/, '').slice(0, 280)
