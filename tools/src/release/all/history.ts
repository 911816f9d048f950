import { execFileSync } from 'node:child_process'

/** The commit of the repository, and how many commits led to it. */
export interface History {
  commit: string
  commits: number
}

/**
 * Undefined without git, without a repository, in a shallow clone, which cannot count its commits, and in a folder with
 * changes that no commit has.
 */
export function readHistory(root: string): History | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false' || git('status', '--porcelain') !== '') return undefined
    return { commit: git('rev-parse', '--short=12', 'HEAD'), commits: Number(git('rev-list', '--count', 'HEAD')) }
  } catch {
    return undefined
  }
}
