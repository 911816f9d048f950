import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { makeTree } from '../../testing/make-tree'
import { readHistory } from './history'

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', ...args], { cwd, stdio: 'pipe' })

test('commits are counted where there is a whole history, and they have all changes', () => {
  const root = makeTree({})
  expect(readHistory(root)).toBeUndefined()
  git(root, 'init', '-q')
  for (const subject of ['One', 'Two']) git(root, 'commit', '-q', '--allow-empty', '-m', subject)
  expect(readHistory(root)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{12}$/), commits: 2 })
  git(root, 'clone', '-q', '--depth=1', `file://${root}`, 'shallow')
  expect(readHistory(join(root, 'shallow'))).toBeUndefined()
  // The clone is a file that no commit has.
  expect(readHistory(root)).toBeUndefined()
})
