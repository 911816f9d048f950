import { countViolations } from './count-violations'

const violation = { directive: 'script-src-elem', blocked: 'inline', source: 'document', page: '/cart' }

test('equal violations are one kind with a count', () => {
  const counts = countViolations()
  counts.add(violation)
  counts.add(violation)
  counts.add({ ...violation, page: '/' })
  expect(counts.total()).toBe(3)
  expect(counts.kinds()).toEqual(
    expect.arrayContaining([
      { ...violation, count: 2 },
      { ...violation, page: '/', count: 1 },
    ]),
  )
})

test('each violation is reported once', () => {
  const counts = countViolations()
  counts.add(violation)
  expect(counts.news()).toEqual({ kinds: [{ ...violation, count: 1 }], count: 1 })
  counts.add(violation)
  expect(counts.news()).toEqual({ kinds: [{ ...violation, count: 1 }], count: 1 })
  expect(counts.news()).toEqual({ kinds: [], count: 0 })
})

test('forged kinds fill no more than a hundred places, and twenty lines', () => {
  const counts = countViolations()
  for (let kind = 0; kind < 10_000; kind += 1) counts.add({ ...violation, blocked: `https://${kind}.example` })
  expect([counts.total(), counts.kinds().length, counts.news().kinds.length]).toEqual([10_000, 100, 20])
})
