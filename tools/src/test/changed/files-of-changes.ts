import { execFileSync } from 'node:child_process'
import { discoverPackages } from '../../borders/discover-packages'
import { importGraph } from '../../borders/import-graph'
import { CliError } from '../../cli-error'
import { allTestFiles, type TestFiles } from '../find-test-files'
import { affectedFiles } from './affected-files'

/** The test files that the changes since `main`, committed or not, can affect. Throws `CliError` without git. */
export function filesOfChanges(root: string): TestFiles {
  const graph = importGraph(root, discoverPackages(root).packages)
  return affectedFiles(changedFiles(root), graph, allTestFiles(root))
}

function changedFiles(root: string): string[] {
  const git = (...args: string[]): string[] => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
    } catch {
      throw new CliError('--changed compares with the branch main of a git repository, and there is none.')
    }
  }
  const [base = ''] = git('merge-base', 'main', 'HEAD')
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])]
}
