import { $toasts } from '@superium/shared/state'
import { type ApiCall, list, problem, type Reply, success, toasts } from '@superium/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testCategories, testPrices } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-00000000000a'
const here = `/superium-admin/products/${ID}`

function shop(patch: (call: ApiCall) => Reply = ({ body }) => success(testAdminProduct({ ...body, edition: 2 }))) {
  return answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    'GET /admin/products': () => list([testAdminProduct()]),
    [`GET /admin/products/${ID}/prices`]: success(testPrices),
    [`GET /admin/products/${ID}`]: () => success(testAdminProduct()),
    'GET /admin/users': () => list([]),
    [`PATCH /admin/products/${ID}`]: patch,
  })
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
const save = () => screen.getByRole('button', { name: 'Save changes' })

async function retype(name: string, value: string): Promise<void> {
  const input = await field(name)
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(value)
}

test('saving sends only the changed fields, so that a sale price is kept', async () => {
  const { calls } = shop()
  await openAdminPage(here)
  expect(await field('Price in')).toHaveValue('12.50')
  expect(save()).toHaveAccessibleDescription('Nothing is changed yet.')
  await retype('Brand', 'Lake')
  await userEvent.click(save())
  expect(await screen.findByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    'Nothing is changed yet.',
  )
  const patches = calls.filter(({ line }) => line.startsWith('PATCH'))
  expect(patches).toMatchObject([{ line: `PATCH /admin/products/${ID}`, body: { brand: 'Lake', edition: 1 } }])
})

test('a product that never had a colour is saved without one', async () => {
  const { answer, callsTo } = shop()
  answer(`GET /admin/products/${ID}`, () => success(testAdminProduct({ colour: '' })))
  await openAdminPage(here)
  await retype('Brand', 'Lake')
  await userEvent.click(save())
  await waitFor(() => expect(callsTo(`PATCH /admin/products/${ID}`)).toMatchObject([{ body: { brand: 'Lake' } }]))
  expect(callsTo(`PATCH /admin/products/${ID}`)[0]?.body).not.toHaveProperty('colour')
})

test('only a product that is not in stock yet has a release date to fill in', async () => {
  const { callsTo } = shop()
  await openAdminPage(here)
  const status = await field('Status')
  expect(status).toHaveAccessibleDescription('Pre Order and Up Coming take a release date.')
  expect(screen.queryByLabelText('Release date')).not.toBeInTheDocument()
  await userEvent.selectOptions(status, 'Pre Order')
  fireEvent.change(await field('Release date'), { target: { value: '2027-01-15' } })
  await userEvent.selectOptions(status, 'In Stock')
  expect(screen.queryByLabelText('Release date')).not.toBeInTheDocument()
  await retype('Brand', 'Lake')
  await userEvent.click(save())
  const sent = () => callsTo(`PATCH /admin/products/${ID}`).map(({ body }) => body)
  await waitFor(() => expect(sent()).toEqual([{ brand: 'Lake', edition: 1 }]))
})

test('an invalid field shows its error, and nothing is sent', async () => {
  const { calls } = shop()
  await openAdminPage(here)
  await retype('Price in', '1.005')
  await userEvent.click(save())
  expect(await screen.findByText('Price is 0.01 to 1000000, with at most two decimals')).toBeVisible()
  const price = await field('Price in')
  await waitFor(() => expect(price).toHaveFocus())
  expect(calls.some(({ line }) => line.startsWith('PATCH'))).toBe(false)
})

test('a field error of the server shows at its field', async () => {
  shop(() => problem(400, 'brand must not be empty.', { field: 'brand' }))
  await openAdminPage(here)
  await retype('Brand', 'Other')
  await userEvent.click(save())
  expect(await screen.findByText('brand must not be empty.')).toBeVisible()
  expect(await field('Brand')).toBeInvalid()
})

test('an error without a field shows above the button, and the changes are kept', async () => {
  shop(() => problem(500, 'Something went wrong on our side.'))
  await openAdminPage(here)
  await retype('Name', 'Tea Mug')
  await userEvent.click(save())
  const said = await screen.findByText(/Something went wrong on our side/)
  expect(said.closest('[role=alert]')).toHaveTextContent('Not saved Something went wrong on our side.')
  expect(await field('Name')).toHaveValue('Tea Mug')
})

test('leaving unsaved changes asks for confirmation', async () => {
  shop()
  const page = await openAdminPage(here)
  await retype('Name', 'Tea Mug')
  await page.go('/superium-admin/users')
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(page.address()).toBe(here)
  expect(await field('Name')).toHaveValue('Tea Mug')
  await page.go('/superium-admin/users')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
})

test('leaving without changes asks nothing', async () => {
  shop()
  const page = await openAdminPage(here)
  await field('Name')
  await page.go('/superium-admin/users')
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
})

test("the page shows the product's owner, and that it is archived", async () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods' }
  answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    [`GET /admin/products/${ID}/prices`]: success(testPrices),
    [`GET /admin/products/${ID}`]: () => success(testAdminProduct({ seller, active: false })),
    'GET /admin/products': () => list([]),
  })
  await openAdminPage(here)
  expect(await screen.findByRole('link', { name: 'Lake Goods' })).toHaveAttribute('href', '/shop/lake-goods')
  expect(screen.getByText('Archived')).toBeVisible()
})

test('the second of two administrators sees what both have changed, and saves only their own changes over it', async () => {
  const theirs = testAdminProduct({ name: 'Espresso Mug', brand: 'Hill', edition: 2 })
  const { callsTo } = shop(({ body }) =>
    body.edition === 1
      ? problem(409, 'Somebody else has changed this product meanwhile.', { product: theirs })
      : success({ ...theirs, ...body, edition: 3 }),
  )
  await openAdminPage(here)
  await retype('Brand', 'Lake')
  await userEvent.click(save())
  const notice = await screen.findByRole('region', { name: 'Somebody else has changed this product' })
  expect(within(notice).getByRole('heading')).toHaveFocus()
  const rows = within(notice).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['FieldBeforeTheirs, savedYours', 'BrandKiln & CoHillLake'])
  // On phones each value stands below its label, so that none is out of sight.
  const labels = within(notice)
    .getAllByRole('cell')
    .map(({ dataset }) => dataset.label)
  expect(labels.slice(0, 3)).toEqual(['Before', 'Theirs, saved', 'Yours'])
  await userEvent.click(within(notice).getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument())
  expect(callsTo(`PATCH /admin/products/${ID}`).at(-1)?.body).toEqual({ brand: 'Lake', edition: 2 })
  expect(await field('Name')).toHaveValue('Espresso Mug')
  expect(await field('Brand')).toHaveValue('Lake')
})

test('what collides with nothing that another administrator has saved is saved beside it at once', async () => {
  $toasts.set([])
  const theirs = testAdminProduct({ desc: 'Holds tea.', edition: 2 })
  const { callsTo } = shop(({ body }) =>
    body.edition === 1
      ? problem(409, 'Somebody else has changed this product meanwhile.', { product: theirs })
      : success({ ...theirs, ...body, edition: 3 }),
  )
  await openAdminPage(here)
  await retype('Tags', 'tea')
  await userEvent.click(save())
  await waitFor(() => expect(toasts().at(0)).toMatch(/Their changes and yours are kept/))
  expect(callsTo(`PATCH /admin/products/${ID}`).at(-1)?.body).toEqual({ tags: ['tea'], edition: 2 })
  expect(await field('Description')).toHaveValue('Holds tea.')
})

test('the second of two administrators can take over what the first has saved, and keeps other changes', async () => {
  const theirs = testAdminProduct({ name: 'Espresso Mug', brand: 'Hill', edition: 2 })
  const { callsTo } = shop(({ body }) =>
    body.edition === 1
      ? problem(409, 'Somebody else has changed this product meanwhile.', { product: theirs })
      : success({ ...theirs, ...body, edition: 3 }),
  )
  await openAdminPage(here)
  await retype('Brand', 'Lake')
  await retype('Colour', 'Teal')
  await userEvent.click(save())
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(await field('Name')).toHaveValue('Espresso Mug')
  expect(await field('Brand')).toHaveValue('Hill')
  expect(await field('Colour')).toHaveValue('Teal')
  expect(screen.queryByText('Somebody else has changed this product')).not.toBeInTheDocument()
  await userEvent.click(save())
  await waitFor(() => expect(callsTo(`PATCH /admin/products/${ID}`)).toHaveLength(2))
  expect(callsTo(`PATCH /admin/products/${ID}`).at(-1)?.body).toEqual({ colour: 'Teal', edition: 2 })
})

test('the price history shows the sales, and the reference price of the 30-day rule', async () => {
  const { answer } = shop()
  const sale = { name: 'Winter', startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T00:00:00.000Z', price: 9 }
  const since = '2026-11-01T00:00:00.000Z'
  const prices = {
    lowestOf30Days: 10,
    sales: [sale],
    prices: [...testPrices.prices, { since, price: 10, sale: 'Autumn' }],
  }
  answer(`GET /admin/products/${ID}/prices`, success(prices))
  await openAdminPage(here)
  expect(await screen.findByText(/compared with \$10.00: the lowest price of the last 30 days/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Sales with this product' })).toHaveTextContent('Sale “Winter”: $9.00, ')
  expect(screen.getByRole('row', { name: /\$10.00 Sale “Autumn”$/ })).toBeVisible()
})

test('duplicating a product opens the copy', async () => {
  const copy = '01890000-0000-7000-8000-0000000000dd'
  const { answer } = shop()
  answer(
    `POST /admin/products/${ID}/duplicate`,
    success(testAdminProduct({ _id: copy, name: 'Copy of Stoneware Mug' })),
  )
  answer(`GET /admin/products/${copy}`, success(testAdminProduct({ _id: copy, name: 'Copy of Stoneware Mug' })))
  const page = await openAdminPage(here)
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByDisplayValue('Copy of Stoneware Mug')).toBeVisible()
  expect(page.address()).toBe(`/superium-admin/products/${copy}`)
})

test('a retry after a lost response does not make a second copy', async () => {
  const copy = testAdminProduct({ _id: '01890000-0000-7000-8000-0000000000dd', name: 'Copy of Stoneware Mug' })
  const { answer, callsTo } = shop()
  const POST = `POST /admin/products/${ID}/duplicate`
  answer(POST, problem(500, 'Something went wrong on our side.'))
  answer(`GET /admin/products/${copy._id}`, success(copy))
  await openAdminPage(here)
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(callsTo(POST)).toHaveLength(1))
  answer(POST, success(copy))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Duplicate' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByDisplayValue('Copy of Stoneware Mug')).toBeVisible()
  const keys = callsTo(POST).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('pictures can be reordered and described; only changes are sent', async () => {
  const images = ['/media/v1-a/640.webp', '/media/v1-b/640.webp']
  const { answer, callsTo } = shop()
  answer(`GET /admin/products/${ID}`, success(testAdminProduct({ images, imageAlts: ['Front', ''] })))
  await openAdminPage(here)
  await userEvent.click(await screen.findByLabelText('What picture 2 shows'))
  await userEvent.paste('Back')
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 forward' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Featured' }))
  await userEvent.click(save())
  await waitFor(() => expect(callsTo(`PATCH /admin/products/${ID}`)).toHaveLength(1))
  expect(callsTo(`PATCH /admin/products/${ID}`)[0]?.body).toEqual({
    ...{ images: [...images].reverse(), imageAlts: ['Back', 'Front'], featured: true, edition: 1 },
  })
})

test('archiving from the form can be undone, even after another save and with unsaved changes', async () => {
  $toasts.set([])
  let held = testAdminProduct()
  const { callsTo } = shop(({ body }) => {
    if (body.edition !== held.edition) return problem(409, 'Somebody else has changed it.')
    held = testAdminProduct({ ...held, ...body, edition: held.edition + 1 })
    return success(held)
  })
  await openAdminPage(here)
  await userEvent.click(await field('Shown in the shop'))
  await userEvent.click(save())
  await waitFor(() => expect(toasts()).toEqual(['Stoneware Mug is archived: nobody sees or buys it']))
  const undo = $toasts.get()[0]?.action
  expect(undo?.label).toBe('Undo')
  await retype('Brand', 'Lake')
  await userEvent.click(save())
  await waitFor(() => expect(held.brand).toBe('Lake'))
  await retype('Colour', 'Teal')
  await act(async () => undo?.run())
  await waitFor(() => expect(held.active).toBe(true))
  expect(toasts()).toContain('Stoneware Mug is shown in the shop')
  expect(await field('Shown in the shop')).toBeChecked()
  expect(await field('Colour')).toHaveValue('Teal')
  await userEvent.click(save())
  await waitFor(() => expect(held.colour).toBe('Teal'))
  expect(callsTo(`PATCH /admin/products/${ID}`).map(({ body }) => body)).toEqual([
    { active: false, edition: 1 },
    { brand: 'Lake', edition: 2 },
    { active: true, edition: 3 },
    { colour: 'Teal', edition: 4 },
  ])
})
