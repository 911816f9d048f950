import type { CatalogueImport } from '@superium/shared/api'
import { answerUploads, problem, success } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'

const ID = '01990000-0000-7000-8000-000000000001'
const sample = (change: Partial<CatalogueImport> = {}): CatalogueImport => ({
  ...{ _id: ID, name: 'goods.csv', state: 'checked', total: 2, done: 0, mine: true, problem: '' },
  ...{ encoding: 'utf-8', encodingInDoubt: false },
  ...{ added: 1, changed: 1, unchanged: 0, bad: 1, imported: 0, refused: 0, createdAt: '2026-11-20T09:30:00.000Z' },
  ...change,
})
const item = {
  ...{ place: 1, line: 2, sku: 'K-1', name: 'Lamp', action: 'change', field: '', reason: '', result: 'waiting' },
  changes: [{ field: 'price', before: '15.00', after: '20.00' }],
}
const bad = {
  ...item,
  place: 0,
  line: 4,
  sku: 'BAD-1',
  name: '',
  action: 'bad',
  field: 'price',
  reason: 'price must be dollars.',
  changes: [],
}
const page = '/superium-admin/products/import'

let takeBack: () => void
beforeEach(() => {
  takeBack = answerUploads()
})
afterEach(() => takeBack())

test('a checked file shows its changes by line and field; the import shows its progress and results', async () => {
  let current = sample()
  const { callsTo } = answerAdminApi({
    'GET /admin/imports': () => success([current]),
    [`GET /admin/imports/${ID}`]: () => success(current),
    [`GET /admin/imports/${ID}/items`]: () => ({ status: 'success', data: [bad, item], next: null }),
    [`POST /admin/imports/${ID}/run`]: () => {
      const running = sample({ state: 'running', done: 1 })
      current = sample({ state: 'done', imported: 1, refused: 1 })
      return success(running)
    },
  })
  await openAdminPage(page)
  expect(await screen.findByText('price must be dollars.', { exact: false })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'BAD-1' })).toBeVisible()
  expect(screen.getByText('15.00').tagName).toBe('DEL')
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 products' }))
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '1')
  expect(await screen.findByRole('button', { name: 'Another file' }, { timeout: 5000 })).toBeVisible()
  expect(callsTo(`POST /admin/imports/${ID}/run`)).toHaveLength(1)
  // The list was loaded before the import ran.
  const listed = screen.getByRole('link', { name: 'goods.csv' }).parentElement
  await waitFor(() => expect(listed).toHaveTextContent(/goods\.csv Imported/))
})

test('a file is sent unchanged, and the URL names its import', async () => {
  const { answer, calls, callsTo } = answerAdminApi({
    'GET /admin/imports': () => success([]),
    'POST /admin/imports': () => success(sample({ state: 'checking', total: 0 })),
    [`GET /admin/imports/${ID}`]: () => success(sample({ state: 'checking', total: 0 })),
  })
  const opened = await openAdminPage(page)
  await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a file first.')
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['id,title'], 'goods.csv'))
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }))
  await waitFor(() => expect(opened.address()).toBe(`${page}?id=${ID}`), { timeout: 10_000 })
  expect(calls.map(({ line }) => line)).toContain('POST /admin/imports?name=goods.csv')
  expect(callsTo('POST /admin/imports')[0]?.body).toEqual({ size: 8 })
  answer(`GET /admin/imports/${ID}`, problem(500, 'Away'))
  expect(await screen.findByText('The shop does not answer. Trying again…', {}, { timeout: 5000 })).toBeVisible()
})

test('a file that names no encoding says how it was read, and is read again in another one', async () => {
  let current = sample({ encoding: 'windows-1252', encodingInDoubt: true })
  const { callsTo } = answerAdminApi({
    'GET /admin/imports': () => success([current]),
    [`GET /admin/imports/${ID}`]: () => success(current),
    [`GET /admin/imports/${ID}/items`]: () => ({ status: 'success', data: [item], next: null }),
    [`POST /admin/imports/${ID}/encoding`]: () => {
      const again = sample({ state: 'checking', total: 0, encoding: 'windows-1251', encodingInDoubt: true })
      current = sample({ encoding: 'windows-1251', encodingInDoubt: true })
      return success(again)
    },
  })
  await openAdminPage(page)
  const choice = await screen.findByRole('combobox', { name: 'Letters read as' })
  expect(choice).toHaveDisplayValue('Western European (Windows-1252)')
  expect(choice).toHaveAccessibleDescription(/does not say how it stores letters/)
  const again = screen.getByRole('button', { name: 'Read again' })
  expect(again).toBeDisabled()
  await userEvent.selectOptions(choice, 'Cyrillic (Windows-1251)')
  await userEvent.click(again)
  expect(callsTo(`POST /admin/imports/${ID}/encoding`)[0]?.body).toEqual({ encoding: 'windows-1251' })
  expect(await screen.findByRole('combobox', { name: 'Letters read as' }, { timeout: 5000 })).toHaveDisplayValue(
    'Cyrillic (Windows-1251)',
  )
})

test('a file of which no row can be read lists them, and names columns that are ignored', async () => {
  const ignored = { ...bad, line: 1, sku: '', field: 'gtin, shelf', reason: 'The shop knows no such column.' }
  const rows = [ignored, bad].map((row, place) => ({ ...row, place }))
  answerAdminApi({
    'GET /admin/imports': () => success([sample({ total: 0, added: 0, changed: 0, bad: 2 })]),
    [`GET /admin/imports/${ID}/items`]: () => ({ status: 'success', data: rows, next: null }),
  })
  await openAdminPage(page)
  expect(await screen.findByRole('cell', { name: 'gtin, shelf: The shop knows no such column.' })).toBeVisible()
  expect(screen.getByRole('row', { name: /4 BAD-1 price: price must be dollars\./ })).toBeVisible()
  expect(screen.getByText('The file changes nothing.')).toBeVisible()
})

test('a file that fails as a whole shows why', async () => {
  answerAdminApi({
    'GET /admin/imports': () => success([]),
    [`GET /admin/imports/${ID}`]: () =>
      success(sample({ state: 'failed', total: 0, bad: 0, problem: 'The file has no rows.' })),
  })
  await openAdminPage(`${page}?id=${ID}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('The file has no rows.')
  await userEvent.click(screen.getByRole('button', { name: 'Another file' }))
  expect(await screen.findByLabelText('Choose a file')).toBeVisible()
})
