import { rollbackReason } from './rollback-reason'

const common = { version: '1.4.1', before: ['1.4.0'] as [string, ...string[]], failures: {} }

test('the reason compares a canary with the stable version and names the most frequent cause', () => {
  expect(
    rollbackReason({
      ...common,
      where: 'browsers',
      alone: true,
      ours: { visits: 10, failed: 6 },
      theirs: { visits: 90, failed: 0 },
      failures: { chunk: 1, render: 5 },
    }),
  ).toBe(
    '1.4.1 failed on 6 of 10 (60%) page views in browsers, 1.4.0 on none of 90 at the same time. Most frequent cause: it threw an error when it was rendered.',
  )
})

test('the reason compares a version for everybody with the last seven days of the versions before', () => {
  expect(
    rollbackReason({
      ...common,
      where: 'server',
      alone: false,
      ours: { visits: 400, failed: 21 },
      theirs: { visits: 1000, failed: 2 },
    }),
  ).toBe(
    '1.4.1 failed on 21 of 400 (5.3%) pages rendered on the server, 1.4.0 on 2 of 1000 (0.2%) in the last seven days.',
  )
})

test('a version that fails nearly always needs nothing to compare it with', () => {
  const none = { visits: 0, failed: 0 }
  expect(
    rollbackReason({ ...common, where: 'browsers', alone: false, ours: { visits: 40, failed: 40 }, theirs: none }),
  ).toBe('1.4.1 failed on 40 of 40 (100%) page views in browsers.')
})

test('several versions before are named by the newest', () => {
  const theirs = { visits: 1000, failed: 2 }
  const before: [string, ...string[]] = ['1.4.0', '1.3.0']
  expect(
    rollbackReason({ ...common, before, where: 'browsers', alone: false, ours: { visits: 9, failed: 9 }, theirs }),
  ).toContain('the versions up to 1.4.0 on 2 of 1000')
})
