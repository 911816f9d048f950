import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrontEnd } from '../build/front-ends'
import { CliError } from '../cli-error'

/**
 * What CHANGELOG.md says of the version in package.json: the text below `## <version>`, up to the next heading. Throws
 * `CliError` where it says nothing: nobody could tell what a release is for.
 */
export function changesOf({ name, dir, version }: FrontEnd): string {
  const file = join(dir, 'CHANGELOG.md')
  const sections = existsSync(file) ? readFileSync(file, 'utf8').split(/^## +/m).slice(1) : []
  const own = sections.find((section) => section.split(/[\s,]/, 1)[0] === version)
  const text = own?.split('\n').slice(1).join('\n').trim()
  if (text) return text
  throw new CliError(
    `${name}/CHANGELOG.md says nothing of ${version}. Add "## ${version}" with what changes for shoppers; ` +
      `a new version is set by: npm pkg set version=<version> -w ${name}`,
  )
}

/** One line of it, for the history. */
export const summaryOf = (changes: string): string =>
  (changes.split('\n').find((line) => line.trim() !== '') ?? '').replace(/^[-*]\s+/, '').slice(0, 280)
