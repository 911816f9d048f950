import { list, problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testDashboard, testOrder } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const listed = { _id: '01890000-0000-7000-8000-00000000000a', name: 'Stoneware Mug', sku: 'KIT-0001', image: '' }
const answers = {
  'GET /admin/orders': () => list([testOrder()], 1),
  'GET /admin/dashboard': () => success(testDashboard()),
  'GET /admin/best-sellers': () => success([{ ...listed, units: 1200, revenue: 15_000 }]),
  'GET /admin/low-stock': () => list([{ ...listed, stock: 0 }], 40),
}

const RANGE = '?from=2026-11-19&to=2026-11-21'

test('each figure shows its value and change, and links to its data', async () => {
  const { calls } = answerAdminApi(answers)
  await openAdminPage(`/superium-admin${RANGE}`)
  const figure = async (label: string) => {
    const link = await screen.findByRole('link', { name: label })
    return { link, text: link.closest('div')?.textContent }
  }
  const revenue = await figure('Revenue')
  expect(revenue.text).toContain('$234.00100 % more')
  expect(revenue.link).toHaveAttribute(
    'href',
    '/superium-admin/orders?status=not-cancelled&from=2026-11-19&to=2026-11-21',
  )
  expect((await figure('Average order')).text).toContain('$78.00100 % more')
  expect((await figure('Conversion')).text).toContain('2.5 %nothing to compareorders divided by 120 visits;')
  expect((await figure('Units')).text).toContain('6none before')
  expect((await figure('Returns')).text).toContain('0100 % less')
  expect(screen.getByText(/since the period before, Nov 16, 2026 to Nov 18, 2026/)).toBeVisible()
  expect(calls.map(({ line }) => line)).toEqual(
    expect.arrayContaining([
      'GET /admin/dashboard?from=2026-11-19&to=2026-11-21&by=day',
      'GET /admin/best-sellers?from=2026-11-19&to=2026-11-21',
    ]),
  )
})

test('the chart shows one measure and has a table', async () => {
  answerAdminApi(answers)
  await openAdminPage(`/superium-admin${RANGE}`)
  const name = 'Revenue of the period: $234.00. Highest: $180.25, Nov 21.'
  expect(await screen.findByRole('img', { name })).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Orders')
  expect(screen.getByRole('img', { name: 'Orders of the period: 3. Highest: 2, Nov 21.' })).toBeVisible()
  const table = screen.getAllByRole('table', { hidden: true }).find((one) => within(one).queryByText('Nov 20'))
  expect(table).toHaveTextContent('Nov 20$53.75120')
})

test('a preset, a day and an interval change the URL and reload the data; Back returns', async () => {
  const { calls } = answerAdminApi(answers)
  const page = await openAdminPage(`/superium-admin${RANGE}`)
  await screen.findByRole('link', { name: 'Revenue' })
  await userEvent.selectOptions(screen.getByLabelText('By'), 'Week')
  await waitFor(() =>
    expect(calls.map(({ line }) => line)).toContain('GET /admin/dashboard?from=2026-11-19&to=2026-11-21&by=week'),
  )
  expect(page.address()).toBe(`/superium-admin${RANGE}&by=week`)
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  const today = new Date().toISOString().slice(0, 10)
  await waitFor(() => expect(page.address()).toContain(`from=${today}&to=${today}`))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true'))
})

test('best sellers and products with low stock link to their products', async () => {
  answerAdminApi(answers)
  await openAdminPage('/superium-admin')
  const best = await screen.findByRole('table', { name: 'Best sellers' })
  await waitFor(() => expect(best).toHaveTextContent('1,200$15,000.00'))
  expect(
    within(screen.getByRole('table', { name: 'Best sellers' })).getByRole('link', { name: 'Stoneware Mug' }),
  ).toHaveAttribute('href', `/superium-admin/products/${listed._id}`)
  expect(screen.getByRole('table', { name: 'Low stock' })).toHaveTextContent('Sold out')
  expect(screen.getByText('The first 1 of 40 shown products with five or fewer pieces left.')).toBeVisible()
})

test('if the figures fail, their section shows the reason and Try again, and the rest of the page works', async () => {
  let broken = true
  answerAdminApi({
    ...answers,
    'GET /admin/dashboard': () =>
      broken ? problem(500, 'Something went wrong on our side.') : success(testDashboard()),
  })
  await openAdminPage('/superium-admin')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Revenue' })).toBeVisible()
})

test('a shop without orders shows a message', async () => {
  const nothing = { revenue: 0, orders: 0, averageOrder: null, units: 0, visits: 0, conversion: null }
  const figures = { ...nothing, returns: 0, returnedUnits: 0, returnedTotal: 0 }
  answerAdminApi({
    'GET /admin/dashboard': () =>
      success(testDashboard({ figures, figuresBefore: figures, points: [], sampled: true })),
    'GET /admin/best-sellers': () => success([]),
    'GET /admin/low-stock': () => list([], 0),
    'GET /admin/orders': () => list([], 0),
  })
  await openAdminPage('/superium-admin')
  expect(await screen.findByText('Nothing was sold in this period')).toBeVisible()
  expect(await screen.findByText('No product has five or fewer pieces left')).toBeVisible()
  expect(await screen.findByText('No order yet')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Revenue of the period: none.' })).toBeVisible()
  expect(screen.getByText(/Conversion is unknown because telemetry counts only a share/)).toBeVisible()
})

test.each([
  [{ visits: 2, conversion: null }, '–nothing to compareunknown: only a part of the visits was counted'],
  [{ visits: 9000, conversion: 1 / 9000 }, '< 0.1 %'],
  [{ visits: 3, conversion: 1 }, '100 %'],
  [{ visits: 3, conversion: 0 }, '0 %nothing to compare'],
])('the conversion of %j is written as %p', async (change, shown) => {
  const { figures } = testDashboard()
  answerAdminApi({
    ...answers,
    'GET /admin/dashboard': () => success(testDashboard({ figures: { ...figures, ...change } })),
  })
  await openAdminPage('/superium-admin')
  const link = await screen.findByRole('link', { name: 'Conversion' })
  expect(link.closest('div')).toHaveTextContent(shown)
})

test('the demo counter alerts at 10 and resets to 9 (spec §2)', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  answerAdminApi(answers)
  await openAdminPage('/superium-admin')
  const add = await screen.findByRole('button', { name: 'Count up' })
  for (let click = 0; click < 9; click += 1) await userEvent.click(add)
  expect(screen.getByRole('status', { name: 'Present count' })).toHaveTextContent('9')
  expect(alert).not.toHaveBeenCalled()
  await userEvent.click(add)
  expect(alert.mock.calls).toEqual([['Count is dangerously high Present Count = 10']])
  expect(screen.getByRole('status', { name: 'Present count' })).toHaveTextContent('9')
})
