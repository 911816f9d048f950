import { type ApiCall, list, problem, type Reply, success } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testAdminVariant, testCategories, testPrices } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-00000000000a'
const m = testAdminVariant()
const put = `PUT /admin/products/${ID}/variants`

function shop(answer: (call: ApiCall) => Reply) {
  let product = testAdminProduct({ variants: [m] })
  return answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    'GET /admin/products': () => list([]),
    [`GET /admin/products/${ID}/prices`]: success(testPrices),
    [`GET /admin/products/${ID}`]: () => success(product),
    [put]: (call) => {
      const reply = answer(call)
      if ('data' in reply) product = reply.data as typeof product
      return reply
    },
  })
}

const row = (number: number) => within(screen.getByRole('group', { name: `Variant ${number}` }))
const save = () => screen.getByRole('button', { name: 'Save variants' })
async function type(number: number, label: string, text: string): Promise<void> {
  const field = row(number).getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

test('each variant shows its size, SKU, price, stock and picture; a new one is added with its initial stock', async () => {
  const { callsTo } = shop(() => success(testAdminProduct({ variants: [m], edition: 2 })))
  await openAdminPage(`/superium-admin/products/${ID}`)
  await screen.findByRole('group', { name: 'Variant 1' })
  for (const [label, value] of Object.entries({ Colour: 'Rust', Size: 'M', SKU: m.sku, Stock: '3' }))
    expect(row(1).getByLabelText(label)).toHaveValue(value)
  expect(row(1).getByLabelText('Stock')).toHaveAttribute('readonly')
  expect(save()).toHaveAccessibleDescription('Nothing is changed yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Add a variant' }))
  for (const [label, value] of Object.entries({
    Colour: 'Rust',
    Size: 'XL',
    'Price in dollars': '15',
    'First stock': '7',
  }))
    await type(2, label, value)
  await userEvent.selectOptions(row(2).getByLabelText('Picture'), 'Picture 1')
  await userEvent.click(screen.getByRole('button', { name: 'Move variant 2 up' }))
  await userEvent.click(save())
  await waitFor(() => expect(callsTo(put)).toHaveLength(1))
  expect(callsTo(put)[0]?.body).toEqual({
    edition: 1,
    variants: [
      { colour: 'Rust', size: 'XL', price: 15, stock: 7, images: ['/media/v1-mug/640.webp'] },
      { _id: m._id, sku: m.sku, colour: 'Rust', size: 'M', price: 12.5, images: [] },
    ],
  })
})

test('a mistake shows a message before anything is sent', async () => {
  const { callsTo } = shop(() => success(testAdminProduct()))
  await openAdminPage(`/superium-admin/products/${ID}`)
  await screen.findByRole('group', { name: 'Variant 1' })
  await type(1, 'Price in dollars', '1.005')
  await userEvent.click(save())
  expect(screen.getByText(/^Variant 1: Price is 0.01 to 1000000/)).toHaveRole('alert')
  expect(callsTo(put)).toEqual([])
})

test('the second of two administrators is asked about what both have changed, and keeps the rest of both', async () => {
  const other = testAdminVariant({ _id: 'other', sku: 'MUG-2', size: 'S' })
  const opened = testAdminProduct({ variants: [m, other] })
  const theirs = testAdminProduct({
    variants: [
      { ...m, size: 'XS', price: 14 },
      { ...other, price: 9 },
    ],
    edition: 2,
  })
  const { callsTo, answer } = shop(({ body }) =>
    body.edition === 1 ? problem(409, 'Somebody else was quicker.', { product: theirs }) : success(theirs),
  )
  answer(`GET /admin/products/${ID}`, success(opened))
  await openAdminPage(`/superium-admin/products/${ID}`)
  await screen.findByRole('group', { name: 'Variant 2' })
  await type(1, 'Size', 'L')
  await type(2, 'SKU', 'MUG-3')
  await userEvent.click(save())
  const notice = within(await screen.findByRole('region', { name: 'Somebody else has changed this product' }))
  expect(notice.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldBeforeTheirs, savedYours',
    'Rust, M: SizeMXSL',
  ])
  await userEvent.click(save())
  expect(notice.getByRole('heading')).toHaveFocus()
  expect(callsTo(put)).toHaveLength(1)
  await userEvent.click(notice.getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(callsTo(put)).toHaveLength(2))
  expect(callsTo(put)[1]?.body).toMatchObject({
    edition: 2,
    variants: [
      { size: 'L', price: 14 },
      { sku: 'MUG-3', price: 9 },
    ],
  })
})

test('leaving unsaved variants asks for confirmation', async () => {
  shop(() => success(testAdminProduct()))
  const page = await openAdminPage(`/superium-admin/products/${ID}`)
  await screen.findByRole('group', { name: 'Variant 1' })
  await type(1, 'Size', 'L')
  await page.go('/superium-admin/products')
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(row(1).getByLabelText('Size')).toHaveValue('L')
})

test('a save of the form does not conflict with variants edited before it', async () => {
  const { callsTo, answer } = shop(() => success(testAdminProduct({ variants: [m], edition: 3 })))
  answer(`PATCH /admin/products/${ID}`, () => success(testAdminProduct({ variants: [m], brand: 'Other', edition: 2 })))
  await openAdminPage(`/superium-admin/products/${ID}`)
  await screen.findByRole('group', { name: 'Variant 1' })
  await type(1, 'Colour', 'Blue')
  const brand = screen.getByRole('textbox', { name: /^Brand/ })
  await userEvent.clear(brand)
  await userEvent.type(brand, 'Other')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(callsTo(`PATCH /admin/products/${ID}`)).toHaveLength(1))
  expect(row(1).getByLabelText('Colour')).toHaveValue('Blue')
  await userEvent.click(save())
  await waitFor(() => expect(callsTo(put)[0]?.body).toMatchObject({ edition: 2, variants: [{ colour: 'Blue' }] }))

  // And the form after the variants.
  await userEvent.type(brand, 's')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(callsTo(`PATCH /admin/products/${ID}`)[1]?.body).toMatchObject({ edition: 3 }))
})
