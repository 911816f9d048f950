import { list, problem } from '@superium/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testAdminProduct, testOrder, testUser } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

const NAME = 'Page, order, product or person'

const answers = {
  'GET /admin/users': () => list([testUser], 1),
  'GET /admin/orders': () => list([testOrder()], 1),
  'GET /admin/products': () => ({ ...list([testAdminProduct()], 1), next: null, previous: null }),
}

async function openPalette() {
  await openAdminPage('/superium-admin/audit')
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: NAME })
}

const options = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
const activeOption = () =>
  within(screen.getByRole('listbox', { name: 'Results' })).getByRole('option', { selected: true })
const active = () => activeOption().textContent

test('the shortcut and the button open the palette, which lists all pages; Escape closes it', async () => {
  answerAdminApi(answers)
  const field = await openPalette()
  await waitFor(() => expect(field).toHaveFocus())
  // Escape empties a field of the type search first.
  expect(field).toHaveAttribute('type', 'text')
  expect(options()).toEqual(expect.arrayContaining(['Dashboard', 'Orders', 'New product', 'Audit']))
  const dialog = screen.getByRole('dialog')
  await act(async () => void dialog.dispatchEvent(new Event('close')))
  expect(screen.queryByRole('combobox', { name: NAME })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Go to' }))
  expect(await screen.findByRole('combobox', { name: NAME })).toBeVisible()
  await userEvent.keyboard('{Meta>}k{/Meta}')
  expect(screen.queryByRole('combobox', { name: NAME })).not.toBeInTheDocument()
})

test('a page is found by name and opened with the keyboard', async () => {
  answerAdminApi(answers)
  const field = await openPalette()
  await userEvent.type(field, 'o')
  const before = active()
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).not.toBe(before)
  expect(field).toHaveAttribute('aria-activedescendant', activeOption().id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toBe(options().at(-1))
  await userEvent.clear(field)
  await userEvent.type(field, 'users{Enter}')
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: NAME })).not.toBeInTheDocument()
})

test('orders, products and people are searched once, when typing pauses, and link to their pages', async () => {
  const { callsTo } = answerAdminApi(answers)
  const field = await openPalette()
  await userEvent.type(field, 'mina')
  expect(await screen.findByRole('option', { name: 'S-1001 Mina Buyer, Pending' })).toBeInTheDocument()
  const people = await screen.findByRole('group', { name: 'People' })
  expect(within(people).getByRole('option')).toHaveTextContent('Mina Buyerbuyer@superium.example')
  expect(screen.getByRole('status')).toHaveTextContent('3 results')
  expect(callsTo('/admin/orders').map(({ line }) => line)).toEqual(['GET /admin/orders?search=mina&size=5'])
  await userEvent.click(within(screen.getByRole('group', { name: 'Products' })).getByRole('option'))
  await waitFor(() =>
    expect(window.location.pathname).toBe('/superium-admin/products/01890000-0000-7000-8000-00000000000a'),
  )
})

test('a search that fails shows an error and can be retried, while the others show results', async () => {
  let broken = true
  answerAdminApi({ ...answers, 'GET /admin/orders': () => (broken ? problem(500, 'no') : list([testOrder()], 1)) })
  const field = await openPalette()
  await userEvent.type(field, 'mina')
  expect(await screen.findByText(/Not searched because of an error: Orders\./)).toBeVisible()
  expect(await screen.findByRole('group', { name: 'People' })).toBeInTheDocument()
  broken = false
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'Orders' })).toBeInTheDocument()
  expect(screen.queryByText(/Not searched/)).not.toBeInTheDocument()
})

test('a text without any match shows a message', async () => {
  const nothing = () => ({ ...list([], 0), next: null, previous: null })
  answerAdminApi({ 'GET /admin/users': nothing, 'GET /admin/orders': nothing, 'GET /admin/products': nothing })
  const field = await openPalette()
  await userEvent.type(field, 'zzz')
  expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('combobox', { name: NAME })).toBeInTheDocument()
})
