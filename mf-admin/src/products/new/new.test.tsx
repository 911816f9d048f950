import { $toasts } from '@superium/shared/state'
import { list, problem, success, toasts } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testCategories } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const MADE = '01890000-0000-7000-8000-0000000000bb'

/** Sets a field's value at once, because each keystroke renders the whole form. */
async function fill(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input)
  await userEvent.paste(text)
}

/** Fills the required fields of a product. */
async function fillRequired(): Promise<void> {
  await fill(await screen.findByLabelText(/Name/), 'Teapot')
  await fill(screen.getByLabelText(/Description/), 'Pours well.')
  await fill(screen.getByLabelText(/Brand/), 'Kiln')
  await fill(screen.getByLabelText(/Colour/), 'Green')
  await fill(screen.getByLabelText(/Price/), '34.9')
  await fill(screen.getByLabelText(/Stock/), '8')
  await userEvent.selectOptions(screen.getByLabelText(/Category/), 'Kitchen')
}

test('the form creates a product with the selected pictures and opens its edit page', async () => {
  const { calls } = answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    'GET /admin/products': () => list([testAdminProduct({ images: ['/media/v1-a/640.webp', '/media/v1-b/640.webp'] })]),
    [`GET /admin/products/${MADE}`]: () => success(testAdminProduct({ _id: MADE, name: 'Teapot' })),
    'POST /admin/products': () =>
      Response.json(success(testAdminProduct({ _id: MADE, name: 'Teapot' })), { status: 201 }),
  })
  const page = await openAdminPage('/superium-admin/new')
  await fillRequired()
  await userEvent.selectOptions(screen.getByLabelText(/For whom/), 'Women')
  await fill(screen.getByLabelText(/Tags/), 'Teapot, gift gift')
  await userEvent.click(screen.getByText('Choose from the pictures of the category'))
  const pictures = await screen.findAllByRole('checkbox', { name: 'Picture of Stoneware Mug' })
  for (const picture of [...pictures].reverse()) await userEvent.click(picture)
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Teapot' })).toBeVisible()
  expect(await screen.findByDisplayValue('Teapot')).toBeVisible()
  expect(page.address()).toBe(`/superium-admin/products/${MADE}`)
  expect(calls.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    name: 'Teapot',
    desc: 'Pours well.',
    brand: 'Kiln',
    colour: 'Green',
    price: 34.9,
    stock: 8,
    status: 'in-stock',
    category: 'kitchen',
    audience: 'women',
    tags: ['teapot', 'gift'],
    active: true,
    featured: false,
    condition: 'New Product',
    releaseDate: null,
    images: ['/media/v1-b/640.webp', '/media/v1-a/640.webp'],
    imageAlts: ['', ''],
  })
})

test('an incomplete product is not sent, and each missing field shows its error', async () => {
  const { calls } = answerAdminApi({ 'GET /shop/categories': () => success(testCategories) })
  await openAdminPage('/superium-admin/new')
  await fill(await screen.findByLabelText(/Brand/), 'Kiln')
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
  expect(await screen.findByText('Name is required')).toBeVisible()
  for (const text of [
    'Price in dollars is required',
    'Stock is required',
    'Category is required',
    'Colour is required',
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(calls.some(({ line }) => line.startsWith('POST'))).toBe(false)
})

test('selected pictures stay visible after another category is chosen, and can be removed', async () => {
  const books = testAdminProduct({ name: 'Atlas', images: ['/media/v1-atlas/640.webp'] })
  answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    'GET /admin/products': ({ url: { searchParams } }) =>
      list([searchParams.get('category') === 'books' ? books : testAdminProduct()]),
  })
  await openAdminPage('/superium-admin/new')
  await userEvent.selectOptions(await screen.findByLabelText(/Category/), 'Books')
  await userEvent.click(screen.getByText('Choose from the pictures of the category'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Picture of Atlas' }))
  await userEvent.selectOptions(screen.getByLabelText(/Category/), 'Kitchen')
  const mug = await screen.findByRole('checkbox', { name: 'Picture of Stoneware Mug' })
  expect(mug).not.toBeChecked()
  expect(screen.getByLabelText('What picture 1 shows')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect(screen.queryByLabelText('What picture 1 shows')).not.toBeInTheDocument()
})

test('a product whose response was lost is added once, and later changes in the form are saved', async () => {
  $toasts.set([])
  let added: ReturnType<typeof testAdminProduct> | undefined
  const POST = 'POST /admin/products'
  const PATCH = `PATCH /admin/products/${MADE}`
  const { callsTo } = answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    [`GET /admin/products/${MADE}`]: () => success(added),
    [POST]: ({ body }) => {
      if (added) return success(added)
      added = testAdminProduct({ ...body, _id: MADE, images: ['/media/v1-category-kitchen/640.webp'], imageAlts: [''] })
      return problem(500, 'Something went wrong on our side.')
    },
    [PATCH]: ({ body }) => {
      added = testAdminProduct({ ...added, ...body })
      return success(added)
    },
  })
  const page = await openAdminPage('/superium-admin/new')
  await fillRequired()
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible()
  await fill(screen.getByLabelText(/Name/), ' of tin')
  await fill(screen.getByLabelText(/Stock/), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
  // The new product's form shows the same name until its own page has loaded.
  await waitFor(() => expect(page.address()).toBe(`/superium-admin/products/${MADE}`))
  // The first match may still belong to the old form, which then disappears.
  await waitFor(() => expect(screen.getByDisplayValue('Teapot of tin')).toBeVisible())
  const keys = callsTo(POST).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/), keys[0]])
  expect(callsTo(PATCH).map(({ body }) => body)).toEqual([{ name: 'Teapot of tin', edition: 1 }])
  expect(toasts()).toEqual(['Teapot of tin is added', 'It was added before, and its stock is 8 now. Change it below.'])
})
