import type { SellerProductDetail } from '@superium/shared/api'
import { $toasts } from '@superium/shared/state'
import { type ApiCall, answerApi, problem, signIn, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAccountPage } from '../../testing/open-account-page'
import { testSellerProduct } from '../../testing/seller-samples'

const red = { _id: 'red', sku: 'LAMP-2', colour: 'Red', size: '', name: 'Red', price: 25, stock: 7 }
const blue = { ...red, _id: 'blue', sku: 'LAMP-3', colour: 'Blue', name: 'Blue' }

/** An API that holds a product and refuses changes of older editions, as another tab or person may have saved since. */
function shop(opened: SellerProductDetail) {
  let held = opened
  const { _id } = opened
  const path = `/seller/products/${_id}`
  const change = ({ body: { edition, ...body } }: ApiCall, more: object = {}) => {
    if (edition !== undefined && edition !== held.edition)
      return problem(409, 'Somebody else has changed this product meanwhile.', { product: held })
    held = { ...held, ...body, ...more, edition: held.edition + 1 }
    return success(held)
  }
  const api = answerApi({
    'GET /seller/shop': success({ slug: 'lake-goods', shopName: 'Lake Goods' }),
    'GET /shop/categories': success([{ keyword: 'books', name: 'Books', image: '', count: 1 }]),
    [`GET ${path}`]: () => success(held),
    [`PATCH ${path}`]: (call) => change(call),
    [`PUT ${path}/variants`]: (call) => change(call, { variants: held.variants }),
  })
  return {
    changes: () => api.callsTo(`PATCH ${path}`).map(({ body }) => body),
    variants: () => api.callsTo(`PUT ${path}/variants`).map(({ body }) => body),
    open: () => openAccountPage(path),
    saveElsewhere: (theirs: Partial<SellerProductDetail>) => {
      held = { ...held, ...theirs, edition: held.edition + 1 }
    },
  }
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function retype(input: HTMLElement, value: string): Promise<void> {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(value)
}

beforeEach(() => {
  signIn({ uid: 's', email: 'sol@superium.example', displayName: 'Sol', roles: ['seller'] })
  $toasts.set([])
})

test('the older of two tabs sees what the other has saved, and saves only its own changes over it', async () => {
  const { open, changes, saveElsewhere } = shop(testSellerProduct())
  await open()
  await retype(await field('Brand'), 'River')
  saveElsewhere({ name: 'Torch', stock: 3 })
  await press('Save changes')
  const notice = await screen.findByRole('region', { name: 'Somebody else has changed this product' })
  expect(within(notice).getByRole('heading')).toHaveFocus()
  expect(
    within(notice)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['FieldBeforeTheirs, savedYours', 'NameLampTorchLamp', 'BrandLakeLakeRiver'])
  await press('Save mine over it')
  await waitFor(() => expect(toasts()).toEqual(['“Torch” is saved.']))
  expect(changes()).toEqual([
    { brand: 'River', edition: 1 },
    { brand: 'River', edition: 2 },
  ])
  expect(await field('Name')).toHaveValue('Torch')
  expect(await field('Brand')).toHaveValue('River')
  expect(notice).not.toBeInTheDocument()
})

test('the older of two tabs can take over what the other has saved', async () => {
  const { open, saveElsewhere } = shop(testSellerProduct())
  await open()
  await retype(await field('Brand'), 'River')
  saveElsewhere({ name: 'Torch' })
  await press('Save changes')
  await press('Take theirs')
  expect(await field('Name')).toHaveValue('Torch')
  expect(await field('Brand')).toHaveValue('Lake')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
})

test('variants that another tab has saved are shown, and one that it removed is saved as a new one', async () => {
  const { open, variants, saveElsewhere } = shop(testSellerProduct({ variants: [red, blue] }))
  await open()
  const row = within(await screen.findByRole('group', { name: 'Variant 1' }))
  await retype(row.getByLabelText('Price'), '30')
  saveElsewhere({ variants: [red] })
  await press('Save variants')
  expect(await screen.findByText('Red · LAMP-2 · $25.00')).toBeVisible()
  expect(row.getByLabelText('Price')).toHaveValue('30')
  await press('Save mine in place of them')
  await waitFor(() => expect(toasts()).toEqual(['The variants are saved.']))
  expect(variants().at(-1)).toEqual({
    variants: [
      { _id: 'red', colour: 'Red', size: '', price: 30 },
      { stock: 0, colour: 'Blue', size: '', price: 25 },
    ],
    edition: 2,
  })
})

test('what this page itself saves is no conflict: variants, archiving and the form after one another', async () => {
  const { open, changes, variants } = shop(testSellerProduct({ variants: [red] }))
  await open()
  await retype(await field('Brand'), 'River')
  await retype(within(screen.getByRole('group', { name: 'Variant 1' })).getByLabelText('Colour'), 'Rust')
  await press('Save variants')
  await waitFor(() => expect(variants()).toHaveLength(1))
  await press('Archive')
  await screen.findByRole('button', { name: 'Put back into the shop' })
  await press('Save changes')
  await waitFor(() => expect(toasts()).toContain('“Lamp” is saved.'))
  expect(changes()).toEqual([{ active: false }, { brand: 'River', edition: 3 }])
})
