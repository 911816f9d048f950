import { failureText } from './failure-text'

const failure = {
  ...{ kind: 'failed' as const, path: 'e2e/src/help.spec.ts', title: 'a seller’s help, and a buyer', from: 0, to: 1 },
  message: 'expected 1\nreceived 2\n',
}

test('says what failed where and why, and how to repeat just that', () => {
  expect(failureText('e2e', { ...failure, screenshot: 'e2e/test-results/help/failed.png' })).toBe(`
✗ e2e › e2e/src/help.spec.ts › a seller’s help, and a buyer
  expected 1
  received 2
  Screenshot: e2e/test-results/help/failed.png
  Again: npm test -- e2e/src/help.spec.ts -t 'a seller’s help, and a buyer'`)
})

test('a title with quotes can be pasted into a shell', () => {
  expect(failureText('unit', { ...failure, title: "it's" })).toContain(String.raw`-t 'it'\''s'`)
})

test('a file that cannot be loaded is repeated whole, a run without a file is only told', () => {
  expect(failureText('unit', { ...failure, title: '' })).toMatch(/Again: npm test -- e2e\/src\/help.spec.ts$/)
  expect(failureText('e2e', { ...failure, path: '', title: '' })).not.toContain('Again')
})

test('of a long message the first lines are shown', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
  expect(failureText('unit', { ...failure, message })).toMatch(/line 39\n {2}… 60 more lines\n/)
})
