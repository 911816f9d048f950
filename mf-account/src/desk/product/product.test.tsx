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

const noticed = async () =>
  within(await screen.findByRole('region', { name: 'Somebody else has changed this product' }))
const rowsOf = (notice: Awaited<ReturnType<typeof noticed>>) =>
  notice
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('the older of two tabs sees what both have changed, and saves only its own changes over it', async () => {
  const { open, changes, saveElsewhere } = shop(testSellerProduct())
  await open()
  await retype(await field('Brand'), 'River')
  await retype(await field('Colour'), 'Blue')
  saveElsewhere({ name: 'Torch', brand: 'Hill', stock: 3 })
  await press('Save changes')
  const notice = await noticed()
  expect(notice.getByRole('heading')).toHaveFocus()
  expect(rowsOf(notice)).toEqual(['BrandLakeHillRiver'])
  await press('Save mine over it')
  await waitFor(() => expect(toasts()).toEqual(['“Torch” is saved.']))
  const mine = { brand: 'River', colour: 'Blue' }
  expect(changes()).toEqual([
    { ...mine, edition: 1 },
    { ...mine, edition: 2 },
  ])
  expect(await field('Name')).toHaveValue('Torch')
  expect(await field('Brand')).toHaveValue('River')
  expect(screen.queryByRole('region', { name: 'Somebody else has changed this product' })).not.toBeInTheDocument()
})

test('a product that becomes in stock keeps no release date, and is asked for none', async () => {
  const { open, changes } = shop(testSellerProduct({ status: 'pre-order', releaseDate: '2027-01-15' }))
  await open()
  expect(await field('Release date')).toHaveValue('2027-01-15')
  const status = await field('Availability')
  expect(status).toHaveAccessibleDescription('Pre Order and Up Coming take a release date.')
  await userEvent.selectOptions(status, 'In Stock')
  expect(screen.queryByLabelText('Release date')).not.toBeInTheDocument()
  await press('Save changes')
  await waitFor(() => expect(changes()).toEqual([{ status: 'in-stock', releaseDate: null, edition: 1 }]))
})

test('who takes over what another tab has saved keeps what only this tab has changed', async () => {
  const { open, changes, saveElsewhere } = shop(testSellerProduct())
  await open()
  await retype(await field('Brand'), 'River')
  await retype(await field('Colour'), 'Blue')
  saveElsewhere({ name: 'Torch', brand: 'Hill' })
  await press('Save changes')
  await press('Take theirs')
  expect(await field('Name')).toHaveValue('Torch')
  expect(await field('Brand')).toHaveValue('Hill')
  expect(await field('Colour')).toHaveValue('Blue')
  await press('Save changes')
  await waitFor(() => expect(toasts()).toEqual(['“Torch” is saved.']))
  expect(changes().at(-1)).toEqual({ colour: 'Blue', edition: 2 })
})

test('what collides with nothing that another tab has saved is saved beside it at once, which a message says', async () => {
  const { open, changes, variants, saveElsewhere } = shop(testSellerProduct({ variants: [red, blue] }))
  await open()
  await retype(await field('Brand'), 'River')
  await retype(variant(1).getByLabelText('Price'), '30')
  saveElsewhere({ name: 'Torch', variants: [red, { ...blue, price: 31 }] })
  await press('Save changes')
  const kept = 'Somebody else has changed this product, too. Their changes and yours are kept.'
  await waitFor(() => expect(toasts()).toEqual([kept, '“Torch” is saved.']))
  expect(changes().at(-1)).toEqual({ brand: 'River', edition: 2 })
  $toasts.set([])
  await press('Save variants')
  await waitFor(() => expect(toasts()).toEqual([kept, 'The variants are saved.']))
  expect(variants().at(-1)).toMatchObject({ variants: [{ price: 30 }, { price: 31 }], edition: 3 })
})

test('while both have changed something, pressing Save again saves nothing and leads to the choice', async () => {
  const { open, changes, variants, saveElsewhere } = shop(testSellerProduct({ variants: [red, blue] }))
  await open()
  await retype(await field('Brand'), 'River')
  await retype(variant(1).getByLabelText('Price'), '31')
  saveElsewhere({ brand: 'Hill', variants: [{ ...red, price: 30 }, blue] })
  await press('Save changes')
  await noticed()
  await press('Save changes')
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Somebody else/ })).toHaveFocus())
  expect(changes().map(({ edition }) => edition)).toEqual([1, 1])
  await press('Take theirs')
  await press('Save variants')
  await noticed()
  await press('Save variants')
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Somebody else/ })).toHaveFocus())
  expect(variants()).toHaveLength(1)
})

const variant = (number: number) => within(screen.getByRole('group', { name: `Variant ${number}` }))

test('of variants that two tabs have changed, only what both have changed is asked, by variant and field', async () => {
  const { open, variants, saveElsewhere } = shop(testSellerProduct({ variants: [red, blue] }))
  await open()
  await screen.findByRole('group', { name: 'Variant 2' })
  await retype(variant(1).getByLabelText('Price'), '30')
  await retype(variant(2).getByLabelText('Colour'), 'Navy')
  saveElsewhere({
    variants: [
      { ...red, price: 28 },
      { ...blue, price: 31 },
    ],
  })
  await press('Save variants')
  const notice = await noticed()
  expect(rowsOf(notice)).toEqual(['Red: Price25.0028.0030'])
  await userEvent.click(notice.getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(toasts()).toEqual(['The variants are saved.']))
  expect(variants().at(-1)).toEqual({
    variants: [
      { _id: 'red', colour: 'Red', size: '', price: 30 },
      { _id: 'blue', colour: 'Navy', size: '', price: 31 },
    ],
    edition: 2,
  })
})

test('who takes over the variants of another tab keeps what only this tab has changed', async () => {
  const { open, variants, saveElsewhere } = shop(testSellerProduct({ variants: [red, blue] }))
  await open()
  await screen.findByRole('group', { name: 'Variant 2' })
  await retype(variant(1).getByLabelText('Price'), '30')
  await retype(variant(2).getByLabelText('Colour'), 'Navy')
  saveElsewhere({ variants: [{ ...red, price: 28 }, blue] })
  await press('Save variants')
  await press('Take theirs')
  expect(variant(1).getByLabelText('Price')).toHaveValue('28.00')
  expect(variant(2).getByLabelText('Colour')).toHaveValue('Navy')
  await press('Save variants')
  await waitFor(() => expect(variants()).toHaveLength(2))
  expect(variants().at(-1)).toMatchObject({ variants: [{ price: 28 }, { colour: 'Navy' }], edition: 2 })
})

test('a variant that another tab has removed is saved as a new one by who has changed it', async () => {
  const { open, variants, saveElsewhere } = shop(testSellerProduct({ variants: [red, blue] }))
  await open()
  await screen.findByRole('group', { name: 'Variant 2' })
  await retype(variant(2).getByLabelText('Price'), '30')
  saveElsewhere({ variants: [red] })
  await press('Save variants')
  expect(rowsOf(await noticed())).toEqual(['BlueBlue · 25.00RemovedBlue · 30'])
  await press('Save mine over it')
  await waitFor(() => expect(toasts()).toEqual(['The variants are saved.']))
  expect(variants().at(-1)?.variants).toEqual([
    { _id: 'red', colour: 'Red', size: '', price: 25 },
    { stock: 0, colour: 'Blue', size: '', price: 30 },
  ])
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
