import type { SellerProductDetail } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { type Answer, answerApi, answerUploads, list, problem, signIn, success, toasts } from '@superium/shared/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAccountPage } from '../testing/open-account-page'
import { testSellerOrder, testSellerProduct } from '../testing/seller-samples'

const ID = '01890000-0000-7000-8000-00000000000a'
const shop = {
  ...{
    slug: 'lake-goods',
    shopName: 'Lake Goods',
    about: 'We mend lamps.',
    phone: '01700000000',
    shopAddress: 'Lake Road 5',
  },
  ...{ profilePicture: '/media/a/640.webp', logo: '/media/b/640.webp', coverPhoto: '/media/c/640.webp' },
  skuPrefix: '1K3F9QZ2-',
}
const detail = testSellerProduct()
const overview = {
  ...{ products: 3, toShip: 2, returnsWaiting: 0, lowStock: 1, openQuestions: 4 },
  days: [
    { day: '2026-11-20', orders: 1, pieces: 2, total: 40 },
    { day: '2026-11-21', orders: 0, pieces: 0, total: 0 },
    { day: '2026-11-22', orders: 0, pieces: 0, total: 0 },
  ],
}
const question = {
  ...{ _id: ID, text: 'Does it float?', author: 'Ada A.', createdAt: '2026-11-20T00:00:00.000Z', answers: [] },
  ...{ product: { _id: ID, name: 'Lamp', image: '', active: true }, open: true, reported: false, reportedAnswers: [] },
}

const desk = (answers: Record<string, Answer> = {}) =>
  answerApi({
    'GET /seller/shop': success(shop),
    'GET /shop/categories': success([{ keyword: 'books', name: 'Books', image: '', count: 1 }]),
    [`GET /seller/products/${ID}`]: success(detail),
    ...answers,
  })

beforeEach(() => {
  signIn({ uid: 's', email: 'sol@superium.example', displayName: 'Sol', roles: ['seller'] })
  $toasts.set([])
  sessionStorage.clear()
})

test('who has a suspended shop reads why, and is led to us and to the application', async () => {
  desk({
    'GET /seller/shop': problem(403, 'Only an approved seller may do this.'),
    'GET /seller/overview': problem(403, ''),
    'GET /user/seller': success({ state: 'suspended', reason: 'Late parcels' }),
  })
  await openAccountPage('/seller')
  expect(await screen.findByRole('heading', { name: 'Your shop is not open' })).toBeVisible()
  expect(screen.getByText(/^Your shop is suspended. Write to us/)).toBeVisible()
  expect(screen.getByText('Reason: Late parcels')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/help#contact')
  expect(screen.getByRole('link', { name: 'See your application' })).toHaveAttribute('href', '/become-seller')
})

test('an answer that was typed is still there after a way to another page, until it is given up', async () => {
  desk({ 'GET /seller/questions': list([question]) })
  await openAccountPage('/seller/questions')
  await userEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  await userEvent.type(screen.getByLabelText(/^Your answer/), 'It floats')
  cleanup()
  await openAccountPage('/seller/questions')
  expect(await screen.findByLabelText(/^Your answer/)).toHaveValue('It floats')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  cleanup()
  await openAccountPage('/seller/questions')
  expect(await screen.findByRole('button', { name: /^Answer/ })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('the overview links its numbers to their rows, and shows the chart as a table, too', async () => {
  desk({ 'GET /seller/overview': success(overview) })
  await openAccountPage('/seller')
  const open = await screen.findByRole('link', { name: 'Open questions' })
  expect(open).toHaveAttribute('href', '/seller/questions?state=open')
  expect(screen.getByRole('link', { name: 'Low stock' })).toHaveAttribute(
    'href',
    '/seller/products?state=active&stock=low',
  )
  const returns = screen.getByRole('link', { name: 'Returns waiting' })
  expect(returns).toHaveAttribute('href', '/seller/orders?status=return-requested')
  expect(screen.queryByRole('link', { name: 'Add a product' })).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Range' })).toHaveValue('30')
  expect(
    screen.getByRole('img', { name: 'Sales of the last 3 days: $40.00. Best day: $40.00 on Nov 20.' }),
  ).toBeVisible()
  expect(screen.getByText('As a table').closest('details')).toHaveTextContent('Nov 2012$40.00')
})

test('the overview of a shop without products leads to the first one and to the shop profile', async () => {
  desk({ 'GET /seller/overview': success({ ...overview, products: 0 }) })
  await openAccountPage('/seller')
  expect(await screen.findByText('Your shop has nothing to sell yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add a product' })).toHaveAttribute('href', '/seller/products/new')
  expect(screen.getByRole('link', { name: 'Fill in your shop profile' })).toHaveAttribute('href', '/seller/shop')
})

test('the payouts page says what was earned: what is paid, and what is not', async () => {
  desk({ 'GET /seller/earnings': success({ paid: 120.5, unpaid: 40 }), 'GET /seller/payouts': success([]) })
  await openAccountPage('/seller/payouts')
  const card = (await screen.findByRole('heading', { name: 'Your earnings' })).parentElement
  expect(card).toHaveTextContent(/Paid by buyers\$120\.50/)
  expect(card).toHaveTextContent(/Still to be paid\$40\.00/)
  expect(await screen.findByRole('button', { name: 'Add payout method' })).toBeVisible()
})

test('orders with a waiting return are chosen by the address and asked from the server', async () => {
  const api = desk({ 'GET /seller/orders': list([{ ...order, state: 'return-requested' }], 1) })
  await openAccountPage('/seller/orders?status=return-requested')
  expect(await screen.findByRole('link', { name: 'S-1001' })).toBeVisible()
  const states = screen.getByRole('combobox', { name: 'State' })
  expect(states).toHaveDisplayValue('Return requested')
  expect(
    within(states)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['All', 'Waiting', 'To ship', 'Shipped', 'Delivered', 'Return requested', 'Returned', 'Cancelled']])
  expect(api.calls.map(({ line }) => line)).toContain('GET /seller/orders?page=0&size=20&status=return-requested')
})

test('what an administrator decided for a seller is said to be by Superium', async () => {
  const one = {
    ...{ _id: ID, state: 'refused', reason: 'Too big', note: 'It was worn.', decidedBy: 'admin' },
    ...{ lines: [{ lineNumber: 1, quantity: 1 }], requestedAt: '2026-11-22T00:00:00Z' },
  }
  desk({ [`GET /seller/orders/${ID}`]: success({ ...order, state: 'delivered', mayShip: false, returns: [one] }) })
  await openAccountPage(`/seller/orders/${ID}`)
  expect(await screen.findByText('Note from Superium: It was worn.')).toBeVisible()
  expect(screen.getByText('Refused').parentElement).toHaveTextContent('Refused by Superium')
})

test.each([
  ['does-not-fit', 'Does not fit: It is broken in', true],
  ['damaged', 'Damaged or defective: It is broken in', false],
])('a return as %s reads “%s”; its pieces go back into stock: %s', async (chosenReason, text, restock) => {
  const one = { _id: ID, state: 'requested', chosenReason, reason: 'It is broken in' }
  const waiting = {
    ...order,
    state: 'return-requested',
    mayShip: false,
    returns: [{ ...one, lines: [{ lineNumber: 1, quantity: 1 }], requestedAt: '2026-11-22T00:00:00Z' }],
  }
  const path = `POST /seller/orders/${ID}/returns/${ID}`
  const api = desk({ [`GET /seller/orders/${ID}`]: success(waiting), [path]: success({ ...waiting, returns: [] }) })
  await openAccountPage(`/seller/orders/${ID}`)
  expect(await screen.findByText(text)).toBeVisible()
  const choice = within(await acceptDialog()).getByRole<HTMLInputElement>('checkbox', { name: 'Put back into stock' })
  expect(choice.checked).toBe(restock)
  expect(api.callsTo(path)).toEqual([])
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept the return' }))
  await waitFor(() => expect(toasts()).toEqual(['The return is accepted.']))
  expect(api.callsTo(path)[0]?.body).toEqual({ accept: true, restock })
})

test('search, filters and order of the products are in the address and are sent to the server', async () => {
  const api = desk({ 'GET /seller/products': () => list([detail], 1) })
  const page = await openAccountPage('/seller/products?page=2')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Best selling')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stock' }), 'Sold out')
  expect(page.address()).toBe('/seller/products?sort=sold&stock=none')
  await waitFor(() =>
    expect(api.calls.map(({ line }) => line)).toContain('GET /seller/products?page=0&size=20&sort=sold&stock=none'),
  )
  expect(await screen.findByRole('link', { name: 'Lamp' })).toHaveAttribute('href', `/seller/products/${ID}`)
})

test('saving a product sends only what changed; leaving unsaved changes asks', async () => {
  const api = desk({ [`PATCH /seller/products/${ID}`]: success(detail), 'GET /seller/products': list([detail], 1) })
  const page = await openAccountPage(`/seller/products/${ID}`)
  const name = await screen.findByLabelText(/^Name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Torch')
  await page.go('/seller/products')
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(toasts()).toEqual(['“Lamp” is saved.']))
  expect(api.callsTo(`PATCH /seller/products/${ID}`).map(({ body }) => body)).toEqual([{ name: 'Torch', edition: 1 }])
})

test('a product that never had a colour is saved without one, but one that has a brand keeps it', async () => {
  const plain = { ...detail, colour: '' }
  const path = `PATCH /seller/products/${ID}`
  const api = desk({ [`GET /seller/products/${ID}`]: success(plain), [path]: success(plain) })
  await openAccountPage(`/seller/products/${ID}`)
  const brand = await screen.findByLabelText(/^Brand/)
  await userEvent.clear(brand)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Brand is required')).toBeVisible()
  expect(screen.getByLabelText('Colour')).not.toBeRequired()
  await userEvent.type(brand, 'River')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(api.callsTo(path).map(({ body }) => body)).toEqual([{ brand: 'River', edition: 1 }]))
})

test('a saved product stays on the page when neither it nor the shop can be loaded again', async () => {
  const api = desk({ [`PATCH /seller/products/${ID}`]: success(detail) })
  await openAccountPage(`/seller/products/${ID}`)
  const name = await screen.findByLabelText(/^Name/)
  await userEvent.type(name, 's')
  api.answer(`GET /seller/products/${ID}`, problem(503, 'Away.'))
  api.answer('GET /seller/shop', problem(503, 'Away.'))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(toasts()).toEqual(['“Lamp” is saved.', 'The page could not be reloaded. What it shows may be out of date.']),
  )
  expect(name).toBeVisible()
})

test('stock is changed by a difference, and a refusal says why', async () => {
  const api = desk({
    [`POST /seller/products/${ID}/stock`]: problem(409, 'Only 5 pieces are left, so that 9 cannot be taken away.'),
  })
  await openAccountPage(`/seller/products/${ID}`)
  await userEvent.type(await screen.findByLabelText(/Add to or take from Lamp/), '-9')
  await userEvent.click(screen.getByRole('button', { name: 'Change the stock of Lamp' }))
  expect(await screen.findByText(/^Only 5 pieces are left/)).toBeVisible()
  expect(api.callsTo(`POST /seller/products/${ID}/stock`)[0]?.body).toEqual({ change: -9 })
})

test('variants are saved as a whole, each with its price and first stock', async () => {
  const path = `PUT /seller/products/${ID}/variants`
  const api = desk({ [path]: success(detail) })
  await openAccountPage(`/seller/products/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a variant' }))
  const one = within(screen.getByRole('group', { name: 'Variant 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }))
  expect(await screen.findByText('Variant 1: A variant needs a colour or a size')).toBeVisible()
  await userEvent.type(one.getByLabelText('Colour'), 'Red')
  await userEvent.type(one.getByLabelText('First stock'), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }))
  await waitFor(() => expect(toasts()).toEqual(['The variants are saved.']))
  expect(api.callsTo(path)[0]?.body).toEqual({
    ...{ variants: [{ stock: 7, colour: 'Red', size: '', price: 20 }], edition: 1 },
  })
})

test('the form follows the price of new variants, and does not send the price before', async () => {
  let now: SellerProductDetail = detail
  const path = `/seller/products/${ID}`
  const variant = { _id: ID, sku: 'LAMP-2', colour: 'Red', size: '', name: 'Red', price: 25, stock: 7 }
  const api = desk({
    [`GET ${path}`]: () => success(now),
    [`PUT ${path}/variants`]: () => {
      now = { ...detail, price: 25, basePrice: 25, variants: [variant], edition: 2 }
      return success(now)
    },
    [`PATCH ${path}`]: () => success(now),
  })
  await openAccountPage(path)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a variant' }))
  await userEvent.type(within(screen.getByRole('group', { name: 'Variant 1' })).getByLabelText('Colour'), 'Red')
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }))
  await waitFor(() => expect(screen.getByLabelText(/^Price in dollars/)).toHaveValue('25.00'))
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText(/^Brand/), 's')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(api.callsTo(`PATCH ${path}`)).toHaveLength(1))
  expect(api.callsTo(`PATCH ${path}`)[0]?.body).toEqual({ brand: 'Lakes', edition: 2 })
})

test('a size that only some variants have is refused in words', async () => {
  desk()
  await openAccountPage(`/seller/products/${ID}`)
  for (const number of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a variant' }))
    const row = within(screen.getByRole('group', { name: `Variant ${number}` }))
    await userEvent.type(row.getByLabelText('Colour'), `Shade ${number}`)
    if (number === 2) await userEvent.type(row.getByLabelText('Size'), 'XL')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }))
  expect(await screen.findByText('Variant 1: Give every variant a size, or none')).toBeVisible()
})

test('a picture that moves or goes leaves the keyboard in the list', async () => {
  const pictures = { images: ['/media/a/640.webp', '/media/b/640.webp'], imageAlts: ['A', 'B'] }
  desk({ [`GET /seller/products/${ID}`]: success({ ...detail, ...pictures }) })
  await openAccountPage(`/seller/products/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Move picture 2 forward' }))
  expect(screen.getByLabelText('What picture 1 shows')).toHaveValue('B')
  expect(screen.getByRole('button', { name: 'Move picture 1 back' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }))
  expect(screen.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus()
})

test('a question is answered and reported with a reason', async () => {
  const answers = `POST /shop/products/${ID}/questions/${ID}/answers`
  const api = desk({
    'GET /seller/questions': list([question], 1),
    [answers]: success(question),
    'POST /seller/reports': success(null),
  })
  await openAccountPage('/seller/questions')
  await userEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  await userEvent.type(screen.getByLabelText('Your answer to Ada A.'), 'Yes.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await waitFor(() => expect(toasts()).toContain('Your answer is published.'))
  expect(api.callsTo(answers)[0]?.body).toEqual({ text: 'Yes.' })
  // The form has disappeared, so the focus returns to the question.
  const asked = screen.getByText('Does it float?').closest('p')
  await waitFor(() => expect(asked).toHaveFocus())
  await userEvent.click(await screen.findByRole('button', { name: 'Report Ada A.' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Report to Superium' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('A reason is required')
  await userEvent.type(dialog.getByLabelText('Why should we look at it?'), 'Advertising')
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Reported')).toBeVisible()
  await waitFor(() => expect(asked).toHaveFocus())
  expect(api.callsTo('POST /seller/reports')[0]?.body).toEqual({
    ...{ productId: ID, kind: 'question', contentId: ID, reason: 'Advertising' },
  })
})

test('an answered question that leaves the open ones hands the keyboard to the title', async () => {
  let open = true
  desk({
    'GET /seller/questions': () => list(open ? [question] : [], open ? 1 : 0),
    [`POST /shop/products/${ID}/questions/${ID}/answers`]: () => {
      open = false
      return success(question)
    },
  })
  await openAccountPage('/seller/questions?state=open')
  await userEvent.click(await screen.findByRole('button', { name: /^Answer/ }))
  await userEvent.type(screen.getByLabelText('Your answer to Ada A.'), 'Yes.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('All questions are answered')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a reply to a review keeps the keyboard at the review', async () => {
  const review = {
    ...{ _id: ID, stars: 4, title: 'Fine', text: 'It glows.', author: 'Ada A.', createdAt: question.createdAt },
    ...{ product: question.product, reported: false },
  }
  desk({
    'GET /seller/reviews': () => list([review], 1),
    [`PUT /seller/products/${ID}/reviews/${ID}/reply`]: success(review),
  })
  await openAccountPage('/seller/reviews')
  await userEvent.click(await screen.findByRole('button', { name: /^Reply/ }))
  await userEvent.type(screen.getByLabelText('Your reply to Ada A.'), 'Thanks.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish the reply' }))
  await waitFor(() => expect(toasts()).toContain('Your reply is published.'))
  await waitFor(() => expect(screen.getByText('It glows.').parentElement).toHaveFocus())
})

test('when no open question is left, the page says so and leads to all of them', async () => {
  desk({ 'GET /seller/questions': list([], 0) })
  const page = await openAccountPage('/seller/questions?state=open')
  expect(await screen.findByText('All questions are answered')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }))
  expect(page.address()).toBe('/seller/questions')
  expect(await screen.findByText('No questions yet')).toBeVisible()
})

const importResult = {
  ...{ added: 0, changed: 0, unchanged: 0, bad: [], products: [], ignored: [] },
  ...{ encoding: 'utf-8', encodingInDoubt: false },
}
const importCalls = (api: ReturnType<typeof desk>) =>
  api.callsTo('POST /seller/products/import').map(({ body }) => body)

test('a file is checked first, says what it would change and what it leaves out, and is imported on confirmation', async () => {
  const bad = Array.from({ length: 102 }, (_, at) => ({
    ...{ line: at + 3, sku: `BAD-${at}`, column: 'price', reason: 'price must be dollars.' },
  }))
  const changes = [{ field: 'title', before: 'Lamp', after: 'Torch' }]
  const api = desk({
    'POST /seller/products/import': success({
      ...{ ...importResult, added: 1, changed: 1, bad, ignored: ['shelf', 'gtin'] },
      products: [
        { sku: 'LAMP-1', name: 'Lamp', action: 'add', line: 2, changes: [] },
        { sku: 'LAMP-2', name: 'Torch', action: 'change', line: 3, changes },
      ],
    }),
  })
  await openAccountPage('/seller/import')
  const field = await screen.findByLabelText('Choose a file')
  expect(screen.getByText(/LAMP-1 becomes 1K3F9QZ2-LAMP-1/)).toBeVisible()
  await userEvent.upload(field, new File(['x'.repeat(1_000_001)], 'long.csv'))
  expect(field).toHaveAccessibleDescription('long.csv (1,000 kB) The file is larger than 1 MB.')
  expect(field).toBeInvalid()
  await userEvent.upload(field, new File(['id,title'], 'goods.csv'))
  expect(await screen.findByText('Line 3, BAD-0, price')).toBeVisible()
  expect(screen.getByText('Line 102, BAD-99, price')).toBeVisible()
  expect(screen.getByText('and 2 more')).toBeVisible()
  expect(screen.getByText('These columns are unknown and have no effect: shelf, gtin')).toBeVisible()
  expect(screen.getByRole('row', { name: /^Lamp/ })).toHaveTextContent('New')
  expect(screen.getByRole('row', { name: /^Torch/ })).toHaveTextContent('title Lamp Torch')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 products' }))
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeVisible()
  expect(importCalls(api)).toEqual(
    [true, false].map((dryRun) => ({ file: btoa('id,title'), encoding: 'detect', dryRun })),
  )
})

test('a file whose encoding is in doubt is read again in another one, and a wrong choice changes nothing', async () => {
  const api = desk({
    'POST /seller/products/import': ({ body: { encoding } }) =>
      encoding === 'utf-16le'
        ? problem(400, 'The file has no column "id" (or "sku") in its first line.', { field: 'file' })
        : success({ ...importResult, encoding: encoding.replace('detect', 'windows-1252'), encodingInDoubt: true }),
  })
  await openAccountPage('/seller/import')
  await userEvent.upload(await screen.findByLabelText('Choose a file'), new File(['id'], 'goods.csv'))
  const read = async (name: string) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Letters read as' }), name)
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  }
  await read('Unicode (UTF-16)')
  expect(await screen.findByRole('alert')).toHaveTextContent('The file has no column "id"')
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Western European (Windows-1252)')
  await read('Cyrillic (Windows-1251)')
  expect(await screen.findByRole('combobox')).toHaveDisplayValue('Cyrillic (Windows-1251)')
  expect(importCalls(api).map(({ encoding }) => encoding)).toEqual(['detect', 'utf-16le', 'windows-1251'])
})

test('the shop profile sends only what changed', async () => {
  // Another tab has saved another phone number meanwhile.
  const saved = { ...shop, about: 'New', phone: '01811111111' }
  const api = desk({ 'PATCH /seller/shop': success(saved) })
  await openAccountPage('/seller/shop')
  const about = await screen.findByLabelText('About your shop')
  api.answer('GET /seller/shop', success(saved))
  await userEvent.clear(about)
  await userEvent.type(about, 'New')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts()).toEqual(['Your shop profile is saved.']))
  await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('01811111111'))
  await userEvent.type(about, 'er')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.callsTo('PATCH /seller/shop')).toHaveLength(2))
  expect(api.callsTo('PATCH /seller/shop').map(({ body }) => body)).toEqual([{ about: 'New' }, { about: 'Newer' }])
})

test('a new cover is kept as large as the page is wide, a logo smaller', async () => {
  const restore = answerUploads()
  const api = desk({ 'POST /user/pictures': success({ key: 'u1-a', address: '/media/u1-a/640.webp' }) })
  await openAccountPage('/seller/shop')
  const png = () =>
    new File([Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0))], 'a.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText(/^Cover photo/), png())
  await waitFor(() => expect(api.callsTo('/user/pictures')).toHaveLength(1))
  await userEvent.upload(screen.getByLabelText(/^Logo/), png())
  await waitFor(() => expect(api.callsTo('/user/pictures')).toHaveLength(2))
  expect(api.callsTo('/user/pictures').map(({ url }) => url.searchParams.get('purpose'))).toEqual([
    'product',
    'profile',
  ])
  restore()
})

const order = testSellerOrder()

/** The dialog that asks before a return is accepted. */
async function acceptDialog(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the return' }))
  return screen.findByRole('dialog', { name: 'Accept this return?' })
}

test('a seller ships some pieces with tracking, and accepts a return', async () => {
  const ship = `POST /seller/orders/${ID}/parcels`
  const decide = `POST /seller/orders/${ID}/returns/${ID}`
  const pieces = [{ lineNumber: 1, quantity: 2 }]
  const parcels = [{ _id: ID, lines: pieces, shippedAt: '2026-11-21T00:00:00.000Z' }]
  const returns = [
    {
      ...{ _id: ID, state: 'requested', reason: 'Too big', lines: pieces, requestedAt: '2026-11-22T00:00:00Z' },
      ...{ refund: 46, awaitsCash: true },
    },
  ]
  const api = desk({
    [`GET /seller/orders/${ID}`]: success(order),
    [ship]: success({ ...order, state: 'return-requested', mayShip: false, parcels, returns }),
    [decide]: success({ ...order, state: 'returned', parcels }),
  })
  await openAccountPage(`/seller/orders/${ID}`)
  const count = await screen.findByLabelText('Pieces of Lamp in this parcel')
  expect(screen.getByText(/^Ada\sLake Road 4\sDhanmondi\s1205 Dhaka\sBangladesh\s017$/)).toBeVisible()
  await userEvent.clear(count)
  await userEvent.type(count, '2')
  await userEvent.type(screen.getByLabelText('Carrier'), 'Pathao')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  expect(await screen.findByText('Enter both carrier and tracking number, or neither')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Tracking number'), 'P-1')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  expect(await screen.findByText('Too big')).toBeVisible()
  // The form that had the focus has disappeared.
  expect(screen.getByRole('heading', { name: 'Order S-1001' })).toHaveFocus()
  const parcel = { lines: pieces, carrier: 'Pathao', trackingNumber: 'P-1', parcels: 0 }
  expect(api.callsTo(ship)[0]?.body).toEqual(parcel)
  const dialog = await acceptDialog()
  expect(dialog).toHaveTextContent(
    /^Accept this return\?.*2 × Lamp will count as returned, and the buyer is owed \$46\.00/,
  )
  expect(dialog).toHaveTextContent('It is paid once Superium has confirmed the cash of your parcels of this order.')
  expect(api.callsTo(decide)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the return' }))
  await waitFor(() => expect(toasts()).toContain('The return is accepted.'))
  expect(api.callsTo(decide)[0]?.body).toEqual({ accept: true, restock: true })
})

test('the form of the next parcel offers what is left, without what was typed for the last one', async () => {
  const ship = `POST /seller/orders/${ID}/parcels`
  const [lamp] = order.lines
  const tee = { ...lamp, lineNumber: 2, name: 'Tee', quantity: 1, toShip: 1 }
  const parcels = [{ _id: ID, lines: [{ lineNumber: 1, quantity: 2 }], shippedAt: '2026-11-21T00:00:00.000Z' }]
  desk({
    [`GET /seller/orders/${ID}`]: success({ ...order, lines: [lamp, tee] }),
    [ship]: success({ ...order, lines: [{ ...lamp, toShip: 1 }, tee], parcels }),
  })
  await openAccountPage(`/seller/orders/${ID}`)
  for (const [name, count] of [
    ['Lamp', '2'],
    ['Tee', '0'],
  ]) {
    const field = await screen.findByLabelText(`Pieces of ${name} in this parcel`)
    await userEvent.clear(field)
    await userEvent.type(field, count ?? '')
  }
  await userEvent.type(screen.getByLabelText('Carrier'), 'Pathao')
  await userEvent.type(screen.getByLabelText('Tracking number'), 'P-1')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  expect(await screen.findByText('Parcel 1')).toBeVisible()
  expect(screen.getByLabelText('Pieces of Tee in this parcel')).toHaveValue(1)
  expect(screen.getByLabelText('Pieces of Lamp in this parcel')).toHaveValue(1)
  expect(screen.getByLabelText('Tracking number')).toHaveValue('')
  expect(screen.getByRole('heading', { name: 'Order S-1001' })).toHaveFocus()
})

test.each([
  ['orders', problem(404, 'There is no such order.'), 'Your shop has no such order', 'All orders'],
  ['orders', problem(400, 'id is no id.', { field: 'id' }), 'Your shop has no such order', 'All orders'],
  ['products', problem(404, 'There is no such product.'), 'Your shop has no such product', 'All products'],
  ['products', problem(400, 'id is no id.', { field: 'id' }), 'Your shop has no such product', 'All products'],
])(
  'a mistyped address of %s says that there is no such entry, and leads to the others',
  async (what, answer, title, link) => {
    desk({ [`GET /seller/${what}/xyz`]: answer })
    await openAccountPage(`/seller/${what}/xyz`)
    const notice = (await screen.findByText(title)).parentElement ?? document.body
    expect(within(notice).getByRole('link', { name: link })).toHaveAttribute('href', `/seller/${what}`)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
)

test('a seller reads what the courier collects for what is to be sent, and for each parcel', async () => {
  const parcel = { lines: [{ lineNumber: 1, quantity: 1 }], shippedAt: '2026-11-21T00:00:00.000Z' }
  const parcels = [
    { ...parcel, _id: 'a', cash: 25.25, cashState: 'reported', deliveredAt: '2026-11-22T00:00:00.000Z' },
    { ...parcel, _id: 'b', cash: 20, cashState: 'due' },
    { ...parcel, _id: 'c', cash: 5, cashState: 'confirmed', deliveredAt: '2026-11-22T00:00:00.000Z' },
  ]
  desk({ [`GET /seller/orders/${ID}`]: success({ ...order, parcels, cashToCome: 30.51 }) })
  await openAccountPage(`/seller/orders/${ID}`)
  expect(await screen.findByText(/^The courier collects \$30\.51 in cash for these pieces/)).toBeVisible()
  expect(
    screen.getByText(/^By your word, the courier has collected \$25\.25\. Superium is still to confirm/),
  ).toBeVisible()
  expect(screen.getByText(/^The courier collects \$20\.00 in cash for this parcel\./)).toBeVisible()
  expect(screen.getByText('The courier has collected $5.00, which Superium confirmed.')).toBeVisible()
})

test('a seller refuses a return with a note, which stays with it', async () => {
  const decide = `POST /seller/orders/${ID}/returns/${ID}`
  const asked = { _id: ID, state: 'requested', reason: 'Too big', lines: [{ lineNumber: 1, quantity: 1 }] }
  const one = { ...asked, requestedAt: '2026-11-22T00:00:00Z' }
  const refused = { state: 'refused', note: 'It was worn.', decidedBy: 'seller' }
  const api = desk({
    [`GET /seller/orders/${ID}`]: success({ ...order, state: 'return-requested', mayShip: false, returns: [one] }),
    [decide]: success({ ...order, state: 'delivered', mayShip: false, returns: [{ ...one, ...refused }] }),
  })
  await openAccountPage(`/seller/orders/${ID}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse the return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this return?' })
  expect(dialog).toHaveTextContent('The buyer keeps 1 × Lamp and gets no money back.')
  expect(within(dialog).getByRole('button', { name: 'Refuse the return' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Why you refuse it; the buyer reads this'), ' It was worn. ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse the return' }))
  expect(await screen.findByText('Your note: It was worn.')).toBeVisible()
  expect(toasts()).toContain('The return is refused.')
  expect(api.callsTo(decide)[0]?.body).toEqual({ accept: false, note: 'It was worn.' })
})

test('a product whose answer was lost is added once, and what was changed in the form since then is saved', async () => {
  let added: SellerProductDetail | undefined
  const [POST, PATCH] = ['POST /seller/products', `PATCH /seller/products/${ID}`]
  const api = desk({
    [`GET /seller/products/${ID}`]: () => success(added),
    [POST]: ({ body }) => {
      if (added) return success(added)
      added = { ...detail, ...body, _id: ID, images: ['/media/v1-category-books/640.webp'], imageAlts: [''] }
      return problem(500, 'Something went wrong on our side.')
    },
    [PATCH]: ({ body }) => {
      added = { ...detail, ...added, ...body }
      return success(added)
    },
  })
  const page = await openAccountPage('/seller/products/new')
  const fill = async (label: RegExp, text: string) => {
    await userEvent.click(await screen.findByLabelText(label))
    await userEvent.paste(text)
  }
  await fill(/^Name/, 'Lantern')
  await fill(/^Description/, 'Shines.')
  await fill(/^Brand/, 'Lake')
  await fill(/^Colour/, 'Navy')
  await fill(/^Price in dollars/, '20')
  await fill(/^Pieces in stock/, '5')
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Books')
  await userEvent.click(screen.getByRole('button', { name: 'Add the product' }))
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible()
  await fill(/^Name/, ' of tin')
  await userEvent.click(screen.getByRole('button', { name: 'Add the product' }))
  await waitFor(() => expect(page.address()).toBe(`/seller/products/${ID}`))
  const keys = api.callsTo(POST).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/), keys[0]])
  expect(api.callsTo(PATCH).map(({ body }) => body)).toEqual([{ name: 'Lantern of tin', edition: 1 }])
})
