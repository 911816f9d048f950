import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '../..')
const EXAMPLE = /```tsx\n([\s\S]*?)```/g
const CONFIGURATION = /`([\w.]+)`:\n\n```\w+\n([\s\S]*?)```/g

/**
 * A remote in its own folder, built with the packed packages; third-party packages come from this repository's install.
 */
export class OutsideRemote {
  readonly dir = mkdtempSync(join(tmpdir(), 'superium-outside-'))

  /**
   * Packs the packages and creates the folder with `files` and the configuration in the README of `@superium/build`.
   */
  constructor(files: Record<string, string>) {
    execFileSync(process.execPath, ['tools/cli.mjs', 'packages'], { cwd: REPOSITORY, stdio: 'pipe' })
    linkInstalled(join(REPOSITORY, 'node_modules'), join(this.dir, 'node_modules'))
    for (const name of ['build', 'shared']) this.install(name)
    const readme = readFileSync(join(REPOSITORY, 'packages/build/README.md'), 'utf8')
    for (const [, path = '', content = ''] of readme.matchAll(CONFIGURATION)) this.write(path, content)
    for (const [index, example] of sharedExamples().entries()) this.write(`src/examples/${index}.tsx`, example)
    for (const [path, content] of Object.entries(files)) this.write(path, content)
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.dir, path)), { recursive: true })
    writeFileSync(join(this.dir, path), content)
  }

  read = (path: string): string => readFileSync(join(this.dir, path), 'utf8')

  exists = (path: string): boolean => existsSync(join(this.dir, path))

  /** Runs a program of an installed package to its end; throws with its output when it fails. */
  run(program: string, ...args: string[]): void {
    execFileSync(process.execPath, [join('node_modules', program), ...args], { cwd: this.dir, stdio: 'pipe' })
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }

  private install(name: string): void {
    const { version } = JSON.parse(
      readFileSync(join(REPOSITORY, name === 'shared' ? name : `packages/${name}`, 'package.json'), 'utf8'),
    )
    const tarball = join(REPOSITORY, `dist/packages/superium-${name}-${version}.tgz`)
    const folder = join(this.dir, 'node_modules/@superium', name)
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  }
}

const sharedReadme = (): string => readFileSync(join(REPOSITORY, 'shared/README.md'), 'utf8')

/** The examples of `shared/README.md`. */
const sharedExamples = (): string[] => [...sharedReadme().matchAll(EXAMPLE)].map(([, example = '']) => example)

/** The entries of `@superium/shared` that its README neither imports in an example nor mentions. */
export function entriesWithoutExample(): string[] {
  const { exports } = JSON.parse(readFileSync(join(REPOSITORY, 'shared/package.json'), 'utf8'))
  const examples = sharedExamples().join('\n')
  const [, last = ''] = sharedReadme().split('## Not for remotes')
  return Object.keys(exports)
    .map((entry) => entry.slice(2))
    .filter((entry) => !/\.css$|^css-modules$/.test(entry))
    .filter((entry) => !examples.includes(`'@superium/shared/${entry}'`) && !last.includes(`\`${entry}\``))
}

/** Links every installed package except the repository's own. */
function linkInstalled(installed: string, target: string): void {
  mkdirSync(target)
  for (const name of readdirSync(installed)) {
    if (name !== '@superium' && !name.startsWith('.')) symlinkSync(join(installed, name), join(target, name))
  }
}
