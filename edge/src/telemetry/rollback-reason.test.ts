import { rollbackReason } from './rollback-reason'

const common = { version: '1.4.1', before: '1.4.0', failures: {} }

test('the reason compares a canary with the stable version and names the most frequent cause', () => {
  expect(
    rollbackReason({
      ...common,
      where: 'browsers',
      sideBySide: true,
      ours: { visits: 10, failed: 6 },
      theirs: { visits: 90, failed: 0 },
      failures: { chunk: 1, render: 5 },
    }),
  ).toBe(
    '1.4.1 failed on 6 of 10 (60%) page views in browsers, 1.4.0 on none of 90 at the same time. Most frequent cause: it threw an error when it was rendered.',
  )
})

test('the reason compares a version for everybody with the last day of the version before', () => {
  expect(
    rollbackReason({
      ...common,
      where: 'server',
      sideBySide: false,
      ours: { visits: 400, failed: 21 },
      theirs: { visits: 1000, failed: 2 },
    }),
  ).toBe('1.4.1 failed on 21 of 400 (5.3%) pages rendered on the server, 1.4.0 on 2 of 1000 (0.2%) in its last day.')
})
