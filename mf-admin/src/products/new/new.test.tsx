import { list, success } from '@superium/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testCategories } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const MADE = '01890000-0000-7000-8000-0000000000bb'

/** Fills a field at once, because each keystroke renders the whole form. */
async function fill(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input)
  await userEvent.paste(text)
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
  await fill(await screen.findByLabelText(/Name/), 'Teapot')
  await fill(screen.getByLabelText(/Description/), 'Pours well.')
  await fill(screen.getByLabelText(/Brand/), 'Kiln')
  await fill(screen.getByLabelText(/Colour/), 'Green')
  await fill(screen.getByLabelText(/Price/), '34.9')
  await fill(screen.getByLabelText(/Stock/), '8')
  await userEvent.selectOptions(screen.getByLabelText(/Category/), 'Kitchen')
  await userEvent.selectOptions(screen.getByLabelText(/For whom/), 'Women')
  await fill(screen.getByLabelText(/Tags/), 'Teapot, gift gift')
  const pictures = await screen.findAllByRole('checkbox', { name: 'Picture of Stoneware Mug' })
  for (const picture of [...pictures].reverse()) await userEvent.click(picture)
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
  expect(await screen.findByRole('heading', { name: 'Edit product' })).toBeVisible()
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
    images: ['/media/v1-b/640.webp', '/media/v1-a/640.webp'],
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
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Picture of Atlas' }))
  await userEvent.selectOptions(screen.getByLabelText(/Category/), 'Kitchen')
  const mug = await screen.findByRole('checkbox', { name: 'Picture of Stoneware Mug' })
  expect(screen.getByRole('checkbox', { name: 'Picture of Atlas' })).toBeChecked()
  expect(mug).not.toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Picture of Atlas' }))
  expect(screen.getByRole('checkbox', { name: 'Picture of Atlas' })).not.toBeChecked()
})
