import { list, problem, type Reply, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testAdminVariant, testCategories, testPrices } from '../../testing/admin-samples'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01890000-0000-7000-8000-00000000000a'
const here = `/superium-admin/products/${ID}`
const m = testAdminVariant({ stock: 3 })
const entry = {
  number: 4,
  kind: 'counted',
  actor: 'admin',
  actorName: 'Mina',
  change: -2,
  stock: 3,
  between: -5,
  note: 'Shelf 4',
}

function shop(post: () => Reply) {
  return answerAdminApi({
    'GET /shop/categories': () => success(testCategories),
    'GET /admin/products': () => list([testAdminProduct()]),
    [`GET /admin/products/${ID}/prices`]: success(testPrices),
    [`GET /admin/products/${ID}`]: () => success(testAdminProduct({ stock: 3, variants: [m] })),
    [`GET /admin/products/${ID}/stock`]: ({ url }) => ({
      status: 'success',
      data: url.searchParams.has('before')
        ? [
            {
              ...entry,
              number: 1,
              kind: 'added',
              change: 10,
              stock: 10,
              between: 0,
              note: '',
              at: '2026-11-20T09:30:00.000Z',
            },
          ]
        : [{ ...entry, at: '2026-11-20T09:30:00.000Z' }],
      more: !url.searchParams.has('before'),
    }),
    [`POST /admin/products/${ID}/stock`]: post,
  })
}

async function open() {
  await openAdminPage(here)
  await userEvent.click(await screen.findByRole('button', { name: 'Change stock of Rust, M' }))
  return within(await screen.findByRole('dialog', { name: 'Stock of Rust, M' }))
}

async function enter(dialog: Awaited<ReturnType<typeof open>>, kind: string, pieces: string): Promise<void> {
  await userEvent.selectOptions(dialog.getByLabelText('What happened'), kind)
  const field = dialog.getByRole('textbox', { name: /^Pieces/ })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(pieces)
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
}

test('a count is sent with the stock that the screen showed, for the variant', async () => {
  const { callsTo } = shop(() => success({ stock: 9, variantStock: 2 }))
  const dialog = await open()
  await enter(dialog, 'Counted', '2')
  await waitFor(() => expect(toasts()).toContain('Rust, M: 2 pieces in stock now'))
  expect(callsTo(`POST /admin/products/${ID}/stock`)[0]?.body).toEqual({
    ...{ kind: 'counted', pieces: 2, expected: 3, variant: m._id },
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('a refused movement shows its reason at the field, and a retry has the same key', async () => {
  const { callsTo } = shop(() =>
    problem(409, 'Only 3 pieces are left, so that 9 cannot be taken away.', { field: 'pieces' }),
  )
  const dialog = await open()
  await enter(dialog, 'Damaged or lost', '9')
  expect(await dialog.findByText('Only 3 pieces are left, so that 9 cannot be taken away.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  await enter(dialog, 'Damaged or lost', '8')
  const keys = callsTo(`POST /admin/products/${ID}/stock`).map(({ body }) => body.key)
  expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true])
})

test('the history shows manual movements and the effect of orders in between, page by page', async () => {
  shop(() => success({ stock: 3 }))
  const dialog = await open()
  expect(await dialog.findByText('Orders and imports since the entry before: −5')).toBeVisible()
  expect(dialog.getByText('Shelf 4')).toBeVisible()
  expect(dialog.getByText('Mina')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Show older' }))
  expect(await dialog.findByText(/^First stock/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
})

test('a quantity that is not a whole number is not sent', async () => {
  const { callsTo } = shop(() => success({ stock: 3 }))
  const dialog = await open()
  await enter(dialog, 'Received', '-4')
  expect(await dialog.findByText('Enter a whole number from 0 to 1000000')).toBeVisible()
  expect(callsTo(`POST /admin/products/${ID}/stock`)).toEqual([])
})
