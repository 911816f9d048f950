import { list, openPage, signIn, signOut, success } from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { testCategories } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { admin, openAdminPage } from '../testing/open-admin-page'
import { adminTexts } from '../texts'

const addresses = [
  '/superium-admin',
  '/superium-admin/orders?status=Pending',
  '/superium-admin/orders/01890000-0000-7000-8000-000000000001',
  '/superium-admin/products',
  '/superium-admin/products/01890000-0000-7000-8000-00000000000a',
  '/superium-admin/new',
  '/superium-admin/users',
  '/superium-admin/users/u1',
  '/superium-admin/releases',
  '/superium-admin/audit',
]

test.each(addresses)(
  '%s redirects anonymous visitors to /signin, which remembers the page, and requests no data',
  async (address) => {
    const { calls } = answerAdminApi()
    signOut()
    const page = await openPage(routes, address)
    await waitFor(() => expect(page.address()).toBe('/signin'))
    expect(page.state()).toEqual({ from: address })
    expect(calls).toEqual([])
  },
)

test.each(addresses)('%s tells users without the admin claim so and requests no data', async (address) => {
  const { calls } = answerAdminApi()
  await openAdminPage(address, { roles: ['seller'] })
  expect(await screen.findByRole('alert')).toHaveTextContent(adminTexts.forbidden.text)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a claim that arrives while the page is open shows its content', async () => {
  answerAdminApi({ 'GET /admin/users': () => list([]) })
  await openAdminPage('/superium-admin/users', { roles: [] })
  expect(await screen.findByRole('alert')).toBeVisible()
  await act(async () => signIn(admin))
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
})

test('a sign-out while the page is open hides its content', async () => {
  answerAdminApi({ 'GET /admin/users': () => list([]) })
  const page = await openAdminPage('/superium-admin/users')
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  await act(async () => signOut())
  expect(page.address()).toBe('/signin')
})

test('a form with unsaved changes stays when the session ends and its data reloads', async () => {
  answerAdminApi({ 'GET /shop/categories': () => success(testCategories) })
  const page = await openAdminPage('/superium-admin/new')
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Teapot')
  await act(async () => signOut())
  await page.go('/superium-admin/new?reloaded')
  expect(screen.getByRole('dialog', { name: 'You are signed out' })).toBeVisible()
  await act(async () => signIn(admin))
  expect(screen.queryByRole('dialog', { name: 'You are signed out' })).not.toBeInTheDocument()
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Teapot')
  expect(page.address()).toBe('/superium-admin/new?reloaded')
})
