import type { AccountEntry } from '@superium/shared/contract'
import { configureIdentity } from '@superium/shared/identity-config'
import { $session, $shopToken, $theme, $toasts } from '@superium/shared/state'
import { openPage, signIn } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ProfileMenu from './profile-menu'

configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })

const close = jest.fn()
const openMenu = () => openPage([{ path: '*', element: <ProfileMenu close={close} /> }], '/myaccount')

beforeEach(() => {
  close.mockClear()
  signIn()
  $toasts.set([])
  // The theme needs media queries, which jsdom lacks.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
})

test('the profile menu names the user and links to the account', async () => {
  const page = await openMenu()
  expect(screen.getByText('ann@example.com')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/myaccount')
  expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/myaccount?num=1')
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
  expect(screen.queryByRole('link', { name: /Admin/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'My Order' }))
  expect(page.address()).toBe('/myaccount/orders')
  expect(close).toHaveBeenCalled()
})

test('what other remotes add comes before Help, in the order of the shell', async () => {
  const entries: AccountEntry[] = [
    { label: 'Admin dashboard', to: '/superium-admin', order: 1, icon: 'dashboard' },
    { label: 'Gift cards', to: '/gifts', order: 2 },
  ]
  const page = await openPage([{ path: '*', element: <ProfileMenu close={close} entries={entries} /> }], '/myaccount')
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.slice(-3)).toEqual(['Admin dashboard', 'Gift cards', 'Help'])
  await userEvent.click(screen.getByRole('link', { name: 'Gift cards' }))
  expect(page.address()).toBe('/gifts')
  expect(close).toHaveBeenCalled()
})

test('the dark theme can be switched on and off', async () => {
  $theme.set('system')
  await openMenu()
  const toggle = screen.getByRole('switch', { name: 'Dark theme' })
  expect(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  expect($theme.get()).toBe('dark')
  expect(toggle).toBeChecked()
  await userEvent.click(toggle)
  expect($theme.get()).toBe('light')
})

test('log out clears user and session marker, shows a toast and opens the home page', async () => {
  $shopToken.set('present')
  const page = await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(page.address()).toBe('/'))
  expect($session.get()).toEqual({ status: 'anonymous', user: null })
  expect($shopToken.get()).toBeNull()
  expect(localStorage.getItem('shopToken')).toBeNull()
  expect($toasts.get()).toMatchObject([{ variant: 'success', message: 'User Logedout' }])
})
