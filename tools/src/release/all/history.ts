import { execFileSync } from 'node:child_process'

/** The commit of the repository, and how many commits led to it. */
export interface History {
  commit: string
  commits: number
}

/** Undefined without git, without a repository, and in a shallow clone, which cannot count its commits. */
export function readHistory(root: string): History | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
    return { commit: git('rev-parse', '--short=12', 'HEAD'), commits: Number(git('rev-list', '--count', 'HEAD')) }
  } catch {
    return undefined
  }
}
