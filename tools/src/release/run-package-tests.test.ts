import { makeTree } from '../testing/make-tree'
import { runPackageTests } from './run-package-tests'

/** A repository in which Jest fails for mf-cart. */
const root = () =>
  makeTree({
    'node_modules/jest/bin/jest.js': `
      console.log(process.argv.slice(2).join(' '))
      process.exit(process.argv.at(-1) === 'mf-cart' ? 1 : 0)`,
  })

test('a release stops with the output of the tests of its package when one fails', async () => {
  await expect(runPackageTests(root(), 'mf-cart')).rejects.toThrow(
    /^The tests of mf-cart failed:\n.*--selectProjects mf-cart/,
  )
})

test('a release goes on when the tests of its package pass', async () => {
  await expect(runPackageTests(root(), 'mf-account')).resolves.toBeUndefined()
})
