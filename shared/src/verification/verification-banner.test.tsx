import * as identity from '@superium/shared/identity'
import { $session, $toasts } from '@superium/shared/state'
import { press, signIn, signOut, testUser, toasts } from '@superium/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { VerifyAddress } from './verify-address'

jest.mock('@superium/shared/identity', () => ({
  ...jest.requireActual('@superium/shared/identity'),
  sendVerification: jest.fn(),
  refreshVerification: jest.fn(),
}))
const send = jest.mocked(identity.sendVerification)
const refresh = jest.mocked(identity.refreshVerification)

beforeEach(() => {
  signOut()
  sessionStorage.clear()
  $toasts.set([])
  send.mockReset()
  refresh.mockReset().mockResolvedValue(false)
})

const TITLE = 'Verify your email address'
const AGAIN = { name: 'Send the link again' }

async function open(): Promise<void> {
  signIn({ email: 'ann@example.com', emailVerified: false })
  render(<VerifyAddress place="account" />)
  await screen.findByRole('region', { name: TITLE })
}

test('nobody is asked whose address is verified, or not known to be', async () => {
  render(<VerifyAddress place="account" />)
  signIn({ emailVerified: true })
  expect(screen.queryByRole('region')).toBeNull()
  signIn({})
  expect(screen.queryByRole('region')).toBeNull()
})

test('the link is sent again once a minute, also after a reload', async () => {
  await open()
  await press(AGAIN.name)
  expect(await screen.findByText(/A new link is on its way to ann@example.com/)).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', AGAIN)).toBeDisabled()
  act(() => $session.set({ status: 'anonymous', user: null }))
  act(() => $session.set({ status: 'signed-in', user: testUser({ emailVerified: false }) }))
  expect(await screen.findByRole('button', AGAIN)).toBeDisabled()
})

test('a refusal of the identity service is said in words', async () => {
  send.mockRejectedValue(Object.assign(new Error('x'), { code: 'auth/too-many-requests' }))
  await open()
  await press(AGAIN.name)
  expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible()
  expect(screen.getByRole('button', AGAIN)).toBeEnabled()
})

test('somebody who has not opened the link is told so', async () => {
  await open()
  await press('I have opened the link')
  expect(await screen.findByText(/The address is not verified yet/)).toBeVisible()
})

test('a link that was opened in another tab is noticed when this one is looked at again', async () => {
  await open()
  refresh.mockImplementation(async () => {
    $session.set({ status: 'signed-in', user: testUser({ emailVerified: true }) })
    return true
  })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(toasts()).toEqual(['Your email address is verified.']))
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})
