import { makeTree } from '../../../../tools/src/testing/make-tree'
import { changelogSection, summaryOf } from './changelog'

const cart = (changelog: string) => ({
  name: 'mf-cart',
  version: '1.4.0',
  dir: makeTree({ 'CHANGELOG.md': changelog }),
})

test("a version's changes are its changelog section, whose first line goes to the history", () => {
  const changes = changelogSection(
    cart('# Cart\n\n## 1.4.0 (May)\n\n- Gift wrapping\n- Less waiting\n\n## 1.3.0\n\n- Old\n'),
  )
  expect(changes).toBe('- Gift wrapping\n- Less waiting')
  expect(summaryOf(changes)).toBe('Gift wrapping')
})

test.each(['', '# Cart\n', '## 1.4.0\n\n## 1.3.0\n- Old', '## 1.4.01\n- Other'])(
  'a version without a changelog section is refused: %j',
  (text) => {
    expect(() => changelogSection(cart(text))).toThrow('CHANGELOG.md of mf-cart has no section for 1.4.0')
  },
)
