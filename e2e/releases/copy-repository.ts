import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dataFolder, siteUrl } from './site-locations'

const REPOSITORY = join(import.meta.dirname, '../..')
const LEFT_OUT = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'playwright-report', 'coverage'])

/** The output and exit code of a command. */
interface Said {
  code: number
  output: string
}

/** A team's copy of the repository, so that changes and builds do not touch these sources. */
export interface RepositoryCopy {
  /** Replaces a text in a file; throws when the text is missing. */
  change(file: string, from: string, to: string): void
  /** Runs `npm pkg set version=… -w mf-cart` and adds the changelog entry. */
  setVersion(version: string): void
  /** Runs `npm run release …` as in the README, without the package's tests, which a trial change may break. */
  release(...args: string[]): Promise<Said>
  remove(): void
}

export function copyRepository(): RepositoryCopy {
  const dir = mkdtempSync(join(tmpdir(), 'superium-team-'))
  cpSync(REPOSITORY, dir, { recursive: true, filter: (path) => path === REPOSITORY || !LEFT_OUT.has(basename(path)) })
  for (const folder of ['.', ...readdirSync(dir)]) {
    const installed = join(REPOSITORY, folder, 'node_modules')
    if (existsSync(installed)) symlinkSync(installed, join(dir, folder, 'node_modules'))
  }
  const edit = (file: string, changed: (content: string) => string): void =>
    writeFileSync(join(dir, file), changed(readFileSync(join(dir, file), 'utf8')))
  return {
    change(file, from, to) {
      edit(file, (content) => {
        if (!content.includes(from)) throw new Error(`${file} does not say "${from}"`)
        return content.replace(from, () => to)
      })
    },
    setVersion(version) {
      edit('mf-cart/package.json', (content) => content.replace(/"version": "[^"]+"/, `"version": "${version}"`))
      edit('mf-cart/CHANGELOG.md', (content) => `${content}\n## ${version}\n\n- Tried out: ${version}\n`)
    },
    async release(...args) {
      const npm = spawn('npm', ['run', 'release', ...args, '--skip-tests', '--site', siteUrl()], {
        cwd: dir,
        env: { ...process.env, SUPERIUM_DATA: dataFolder() },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const [out, err, [code]] = await Promise.all([text(npm.stdout), text(npm.stderr), once(npm, 'exit')])
      return { code, output: out + err }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
