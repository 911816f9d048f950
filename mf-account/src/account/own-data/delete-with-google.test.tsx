import * as identity from '@superium/shared/identity'
import { configureIdentity } from '@superium/shared/identity-config'
import { $toasts } from '@superium/shared/state'
import { answerApi, press, problem, signIn, success, toasts } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { openAccountPage } from '../../testing/open-account-page'

jest.mock('@superium/shared/identity', () => ({
  ...jest.requireActual('@superium/shared/identity'),
  hasPassword: () => false,
  confirmWithGoogle: jest.fn(),
  forgetAccount: jest.fn(),
}))
const confirm = jest.mocked(identity.confirmWithGoogle)

const DELETE = 'DELETE /user/account'
const email = 'ada@superium.example'
const record = {
  ...{ email, name: 'Ada', dateOfBirth: '', phone: '', address: '', city: '', about: '' },
  ...{ gender: '', aboutYou: '', picture: '', createdAt: '2026-01-01T00:00:00.000Z' },
}

async function open(google: boolean) {
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo', emulator: true, google })
  const api = answerApi({
    'GET /user/get-me': success(record),
    'GET /user/account/deletion': success({ orders: [], sales: [] }),
    [DELETE]: { status: 'success', message: 'Done.' },
  })
  signIn({ email, displayName: 'Ada' })
  $toasts.set([])
  const page = await openAccountPage('/myaccount/info')
  await screen.findByRole('button', { name: 'Delete my account' })
  await press('Delete my account')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy'))
  await press('Continue')
  return { api, page }
}

const AGAIN = 'Confirm with Google and delete'

test('an account of Google is deleted after Google has confirmed who asks, not with a password', async () => {
  const { api, page } = await open(true)
  expect(await screen.findByText('Sign in with Google once more to confirm that it is you.')).toBeVisible()
  expect(screen.queryByLabelText('Your password')).toBeNull()
  confirm.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/user-mismatch' }))
  await press(AGAIN)
  expect(await screen.findByText(/^This is another Google account/)).toBeVisible()
  expect(api.callsTo(DELETE)).toEqual([])
  const later = 'The sign-in service could not delete your account. Nothing is deleted yet. Try again.'
  api.answer(DELETE, problem(503, later))
  await press(AGAIN)
  expect(await screen.findByText(later)).toBeVisible()
  const old = 'Sign in again: to delete an account, the sign-in must not be older than five minutes.'
  api.answer(DELETE, problem(403, old))
  await press(AGAIN)
  expect(await screen.findByText(old)).toBeVisible()
  api.answer(DELETE, { status: 'success', message: 'Done.' })
  await press(AGAIN)
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(toasts()).toEqual(['Your account is deleted. We have sent you an e-mail about it.'])
})

test('where the site offers no Google, the page says how to go on', async () => {
  await open(false)
  expect(await screen.findByText(/Set a password first, under “Change password”\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: AGAIN })).toBeNull()
})
