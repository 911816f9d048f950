import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
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
const CONFIGURATION = /`([\w.]+)`:\n\n```\w+\n([\s\S]*?)```/g

/** A remote in a folder of its own, built with the packed packages; what others publish comes from this repository's install. */
export class OutsideRemote {
  readonly dir = mkdtempSync(join(tmpdir(), 'superium-outside-'))

  /** Packs the packages and makes the folder with the configuration that the README of `@superium/build` shows, and `files`. */
  constructor(files: Record<string, string>) {
    execFileSync(process.execPath, ['tools/cli.mjs', 'packages'], { cwd: REPOSITORY, stdio: 'pipe' })
    linkInstalled(join(REPOSITORY, 'node_modules'), join(this.dir, 'node_modules'))
    for (const name of ['build', 'shared']) this.install(name)
    const readme = readFileSync(join(REPOSITORY, 'packages/build/README.md'), 'utf8')
    for (const [, path = '', content = ''] of readme.matchAll(CONFIGURATION)) this.write(path, content)
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

  /** Runs `superium-build dev`; resolves to the printed link. */
  async dev(site: string, port: number): Promise<{ link: string; child: ChildProcess }> {
    const args = ['node_modules/@superium/build/bin/superium-build.mjs', 'dev', '--in', site, '--port', String(port)]
    const child = spawn(process.execPath, args, { cwd: this.dir, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    for await (const part of child.stdout) {
      said += part
      const [link] = /http:\S+superium-override=\S+/.exec(said) ?? []
      if (link) return { link, child }
    }
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
    throw new Error(`The remote did not join (exit code ${code}): ${said}`)
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

/** Links every installed package except ours. */
function linkInstalled(installed: string, target: string): void {
  mkdirSync(target)
  for (const name of readdirSync(installed)) {
    if (name !== '@superium' && !name.startsWith('.')) symlinkSync(join(installed, name), join(target, name))
  }
}
