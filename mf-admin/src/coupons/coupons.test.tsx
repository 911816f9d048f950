import { list, problem, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../testing/answer-admin-api'
import { testCoupon } from '../testing/coupon-samples'
import { openAdminPage } from '../testing/open-admin-page'

/** Sets a field's value at once, because each keystroke renders the whole form. */
async function fill(label: RegExp, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

const sent = (calls: { line: string; body: unknown }[], method: string) =>
  calls.filter(({ line }) => line.startsWith(method))

test('the list shows the discount, period, uses and state of each coupon', async () => {
  answerAdminApi({
    'GET /admin/coupons': list([
      testCoupon({ totalLimit: 500 }),
      testCoupon({
        ...{ code: 'OLD', kind: 'free-shipping', minimum: 50, perUserLimit: null, used: 0, revenue: 0, discount: 0 },
        description: 'Free shipping',
        ...{ startsAt: '2025-11-01T00:00:00.000Z', endsAt: '2025-12-01T00:00:00.000Z' },
      }),
      testCoupon({ code: 'GONE', totalLimit: 3 }),
      testCoupon({ code: 'SOON', startsAt: '2126-01-01T00:00:00.000Z' }),
      testCoupon({ code: 'OFF', active: false }),
    ]),
  })
  await openAdminPage('/superium-admin/coupons')
  const cells = async (code: string) => {
    const row = (await screen.findByRole('link', { name: code })).closest('tr') ?? document.body
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  }
  expect(await cells('WELCOME10')).toEqual([
    ...['10 % off', 'Always', '3 of 500', '$120.50', '$13.40', '1', 'Active', 'Switch off'],
  ])
  expect(screen.getAllByRole('link', { name: '3 of 500, orders with WELCOME10' })[0]).toHaveAttribute(
    'href',
    '/superium-admin/orders?coupon=WELCOME10&status=not-cancelled',
  )
  expect(await cells('OLD')).toEqual([
    ...['Free shipping from $50.00', 'from Nov 1, 2025 until Nov 30, 2025', '0', '$0.00', 'Delivery'],
    ...['No limit', 'Expired', 'Switch off'],
  ])
  expect((await cells('GONE')).at(-2)).toBe('Used up')
  expect((await cells('SOON')).at(-2)).toBe('Not yet valid')
  expect((await cells('OFF')).slice(-2)).toEqual(['Switched off', 'Switch on'])
})

test('a coupon is turned off from its row', async () => {
  let coupon = testCoupon()
  const { calls } = answerAdminApi({
    'GET /admin/coupons': () => list([coupon]),
    'PATCH /admin/coupons/WELCOME10': () => {
      coupon = testCoupon({ active: false })
      return success(coupon)
    },
  })
  await openAdminPage('/superium-admin/coupons')
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off WELCOME10' }))
  expect(await screen.findByRole('button', { name: 'Switch on WELCOME10' })).toBeVisible()
  expect(sent(calls, 'PATCH').map(({ body }) => body)).toEqual([{ active: false }])
})

test('the form creates a coupon for whole days and opens the list', async () => {
  const { calls } = answerAdminApi({
    'GET /admin/coupons': list([testCoupon()]),
    'POST /admin/coupons': success(testCoupon()),
  })
  const page = await openAdminPage('/superium-admin/coupons/new')
  await screen.findByRole('heading', { name: 'Add coupon' })
  await fill(/^Code/, 'spring-5')
  await userEvent.selectOptions(screen.getByLabelText(/Kind/), 'Amount')
  await fill(/Dollars off/, '5')
  await fill(/Minimum/, '40')
  await fill(/First day/, '2026-12-01')
  await fill(/Last day/, '2026-12-24')
  await fill(/Orders in all/, '200')
  await userEvent.click(screen.getByRole('button', { name: 'Add coupon' }))
  expect(await screen.findByRole('link', { name: 'WELCOME10' })).toBeVisible()
  expect(page.address()).toBe('/superium-admin/coupons')
  expect(sent(calls, 'POST').map(({ body }) => body)).toEqual([
    {
      ...{ code: 'SPRING-5', kind: 'amount', amount: 5, active: true, minimum: 40, totalLimit: 200, perUserLimit: 1 },
      ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-25T00:00:00.000Z' },
    },
  ])
})

test('an incomplete coupon is not sent, and each wrong field shows its error', async () => {
  const { calls } = answerAdminApi()
  await openAdminPage('/superium-admin/coupons/new')
  await screen.findByRole('heading', { name: 'Add coupon' })
  await fill(/^Code/, 'a b')
  await fill(/Orders in all/, '0')
  await fill(/First day/, '2026-12-02')
  await fill(/Last day/, '2026-12-01')
  await userEvent.click(screen.getByRole('button', { name: 'Add coupon' }))
  for (const text of [
    'Code has 3 to 32 letters, digits and hyphens',
    'Per cent off is required',
    'Orders in all is a whole number from 1 to 1,000,000',
    'The last day must not be before the first day',
  ])
    expect(await screen.findByText(text)).toBeVisible()
  expect(sent(calls, 'POST')).toEqual([])
})

test('an existing code shows an error at its field, and the typed values stay', async () => {
  const message = 'There is a coupon WELCOME10 already.'
  answerAdminApi({ 'POST /admin/coupons': problem(409, message, { field: 'code' }) })
  await openAdminPage('/superium-admin/coupons/new')
  await screen.findByRole('heading', { name: 'Add coupon' })
  await fill(/^Code/, 'WELCOME10')
  await fill(/Per cent off/, '10')
  await userEvent.click(screen.getByRole('button', { name: 'Add coupon' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText(/Per cent off/)).toHaveValue('10')
})

test('the edit page sends only changes, and shows the discount as text', async () => {
  let coupon = testCoupon({ startsAt: '2026-11-01T15:30:00.000Z' })
  const { calls } = answerAdminApi({
    'GET /admin/coupons/WELCOME10': () => success(coupon),
    'PATCH /admin/coupons/WELCOME10': () => {
      coupon = testCoupon({ totalLimit: 9 })
      return success(coupon)
    },
  })
  await openAdminPage('/superium-admin/coupons/WELCOME10')
  expect(await screen.findByText('10 % off')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'WELCOME10' })).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect(screen.getByRole('link', { name: /^3.* orders with WELCOME10$/ })).toHaveTextContent('3')
  expect(screen.getByText('$13.40')).toBeVisible()
  expect(screen.getByLabelText(/First day/)).toHaveValue('2026-11-01')
  await fill(/Orders in all/, '9')
  await userEvent.clear(screen.getByLabelText(/one customer/))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('3 of 9')).toBeVisible()
  expect(sent(calls, 'PATCH').map(({ body }) => body)).toEqual([{ totalLimit: 9, perUserLimit: null }])
})

test('a save shows what another administrator has saved meanwhile, and later saves do not undo it', async () => {
  let coupon = testCoupon({ endsAt: '2026-12-02T00:00:00.000Z' })
  const { calls } = answerAdminApi({
    'GET /admin/coupons/WELCOME10': () => success(coupon),
    'PATCH /admin/coupons/WELCOME10': ({ body }) => {
      coupon = { ...coupon, ...body, endsAt: body.endsAt ?? '2026-12-25T00:00:00.000Z' }
      return success(coupon)
    },
  })
  await openAdminPage('/superium-admin/coupons/WELCOME10')
  await screen.findByText('10 % off')
  await fill(/Orders in all/, '9')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.getByLabelText(/Last day/)).toHaveValue('2026-12-24'))
  expect(await screen.findByText('3 of 9')).toBeVisible()
  await fill(/Minimum/, '20')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(sent(calls, 'PATCH').map(({ body }) => body)).toEqual([{ totalLimit: 9 }, { minimum: 20 }]),
  )
})

test('an unknown coupon shows a message and a link to the list', async () => {
  answerAdminApi()
  await openAdminPage('/superium-admin/coupons/NOPE')
  expect(await screen.findByText('Nothing was found at this address')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'All coupons' })).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1, name: 'Edit coupon' })).toBeVisible()
})
