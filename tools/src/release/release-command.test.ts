import { parseSettings } from '../settings/parse-settings'
import { makeTree } from '../testing/make-tree'
import { releaseCommand } from './release-command'

/** Runs the command in a repository with one remote, whose site does not run. */
function run(line: string) {
  const root = makeTree({ 'mf-cart/rspack.config.ts': '', 'mf-cart/package.json': '{"version":"1.0.0"}' })
  const settings = parseSettings({ SUPERIUM_PORT: '9' }, root)
  return releaseCommand(root, settings, line.split(' ').filter(Boolean))
}

test.each([
  ['', 'Name a package: mf-cart.'],
  ['mf-carr', 'Name a package, not "mf-carr": mf-cart.'],
  ['promote', 'Name a package, not "promote": mf-cart.'],
  ['promote mf-carr 1.4.0', 'Name a package, not "mf-carr": mf-cart.'],
  ['status mf-carr', 'Name a package, not "mf-carr": mf-cart.'],
  // From here on, the command recognizes the name and fails later.
  ['status', 'The local site has no token for mf-cart'],
  ['mf-cart live 1.4.0', 'The local site has no token for mf-cart'],
  ['live mf-cart 1.4.0', 'The local site has no token for mf-cart'],
  ['mf-cart --fast', 'npm run release -w mf-cart -- --traffic 10'],
  [
    'mf-cart --site https://shop.example',
    'Set SUPERIUM_RELEASE_TOKEN to the token of mf-cart for https://shop.example',
  ],
])('npm run release -- %s', async (line, reason) => {
  await expect(run(line)).rejects.toThrow(reason)
})
