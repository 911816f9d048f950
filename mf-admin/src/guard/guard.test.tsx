import { $session } from '@superium/shared/state'
import { act, screen } from '@testing-library/react'
import { admin, open, place } from '../testing/open'
import { list, serve } from '../testing/server'
import { adminTexts } from '../texts'

const addresses = [
  '/superium-admin',
  '/superium-admin/orders?status=Pending',
  '/superium-admin/orders/01890000-0000-7000-8000-000000000001',
  '/superium-admin/products',
  '/superium-admin/products/01890000-0000-7000-8000-00000000000a',
  '/superium-admin/new',
  '/superium-admin/users',
  '/superium-admin/releases',
]

test.each(addresses)(
  '%s sends the signed-out to /signin, remembers the place, and asks for no data',
  async (address) => {
    const seen = serve({})
    await open(address, null)
    expect(await screen.findByRole('heading', { name: 'Account Login' })).toBeVisible()
    expect(place()).toEqual({ path: '/signin', state: { from: address } })
    expect(seen).toEqual([])
  },
)

test.each(addresses)('%s tells those without the claim so, and asks for no data', async (address) => {
  const seen = serve({})
  await open(address, { ...admin, roles: ['seller'] })
  expect(await screen.findByRole('alert')).toHaveTextContent(adminTexts.forbidden.text)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(seen).toEqual([])
})

test('a claim that comes while the page stands opens it', async () => {
  serve({ 'GET /admin/users': () => ({ body: list([]) }) })
  await open('/superium-admin/users', { ...admin, roles: [] })
  expect(await screen.findByRole('alert')).toBeVisible()
  await act(async () => $session.set({ status: 'signed-in', user: admin }))
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
})

test('a sign-out while the page stands closes it', async () => {
  serve({ 'GET /admin/users': () => ({ body: list([]) }) })
  await open('/superium-admin/users')
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  await act(async () => $session.set({ status: 'anonymous', user: null }))
  expect(await screen.findByRole('heading', { name: 'Account Login' })).toBeVisible()
})
