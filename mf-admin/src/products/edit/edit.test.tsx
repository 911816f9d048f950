import { list, problem, type Reply, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testCategories } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-00000000000a'
const here = `/superium-admin/products/${ID}`

function shop(patch: () => Reply = () => success(testAdminProduct())) {
  return answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    'GET /admin/products': () => list([testAdminProduct()]),
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
  expect(await field('Price')).toHaveValue('12.50')
  expect(save()).toBeDisabled()
  await retype('Stock', '12')
  await userEvent.click(save())
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDisabled()
  const patches = calls.filter(({ line }) => line.startsWith('PATCH'))
  expect(patches).toMatchObject([{ line: `PATCH /admin/products/${ID}`, body: { stock: 12 } }])
})

test('an invalid field shows its error, and nothing is sent', async () => {
  const { calls } = shop()
  await openAdminPage(here)
  await retype('Price', '1.005')
  await userEvent.click(save())
  expect(await screen.findByText('Price is 0.01 to 1000000, with at most two decimals')).toBeVisible()
  const price = await field('Price')
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
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved Something went wrong on our side.')
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

test('the page says whose product it is', async () => {
  const seller = { slug: 'lake-goods', name: 'Lake Goods' }
  answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    [`GET /admin/products/${ID}`]: () => success(testAdminProduct({ seller })),
    'GET /admin/products': () => list([]),
  })
  await openAdminPage(here)
  expect(await screen.findByRole('link', { name: 'Lake Goods' })).toHaveAttribute('href', '/shop/lake-goods')
})
