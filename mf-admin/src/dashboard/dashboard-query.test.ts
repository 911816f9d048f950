import { readDashboardQuery } from './dashboard-query'
import { presets } from './presets'

const now = Date.parse('2026-03-15T10:00:00Z')
const read = (search: string) => readDashboardQuery(new URLSearchParams(search), now)

test.each([
  ['', { from: '2026-02-14', to: '2026-03-15', by: 'day' }],
  ['from=2026-01-01&to=2026-01-31&by=week', { from: '2026-01-01', to: '2026-01-31', by: 'week' }],
  ['to=2026-01-31', { from: '2026-01-02', to: '2026-01-31', by: 'day' }],
  ['from=2026-02-01&to=2026-01-01&by=month', { from: '2026-01-01', to: '2026-02-01', by: 'month' }],
  ['from=2026-02-29&to=2026-02-31', { from: '2026-02-14', to: '2026-03-15', by: 'day' }],
  ['from=2028-02-29&to=2028-02-29', { from: '2028-02-29', to: '2028-02-29', by: 'day' }],
  ['from=2026-02-99&to=<b>&by=year', { from: '2026-02-14', to: '2026-03-15', by: 'day' }],
])('%p is read as %p', (search, query) => {
  expect(read(search)).toEqual(query)
})

test('the presets are ranges of UTC days', () => {
  const labels = { today: '1', week: '7', days30: '30', days90: '90', month: 'm', before: 'b', year: 'y' }
  expect(presets(new Date(now), labels).map(({ label, from, to }) => `${label} ${from} ${to}`)).toEqual([
    '1 2026-03-15 2026-03-15',
    '7 2026-03-09 2026-03-15',
    '30 2026-02-14 2026-03-15',
    '90 2025-12-16 2026-03-15',
    'm 2026-03-01 2026-03-15',
    'b 2026-02-01 2026-02-28',
    'y 2025-03-16 2026-03-15',
  ])
})
