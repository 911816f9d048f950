import * as identity from '@superium/shared/identity'
import { configureIdentity, leaveForGoogle } from '@superium/shared/identity-config'
import { $toasts } from '@superium/shared/state'
import { answerApi, press, problem, signIn, signOut, toasts } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { openAccountPage } from '../testing/open-account-page'

jest.mock('@superium/shared/identity', () => ({
  ...jest.requireActual('@superium/shared/identity'),
  signInWithGoogle: jest.fn(),
  finishGoogleRedirect: jest.fn(),
}))
const google = jest.mocked(identity.signInWithGoogle)
const finish = jest.mocked(identity.finishGoogleRedirect)

const REGISTER = 'POST /user/register'
const LOGIN = 'POST /user/login'
const BUTTON = 'Continue with Google'
const answer = (message: string) => ({ status: 'success', message, data: {} })
const account = { email: 'ada@superium.example', name: 'Ada', isNew: false }
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

/** Acts as Google and signs the account in. */
const identify = (change: Partial<typeof account>) => async () => {
  signIn({ email: account.email, displayName: account.name })
  return { ...account, ...change }
}

beforeEach(() => {
  signOut()
  $toasts.set([])
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo', emulator: true, google: true })
})

test.each(['/signin', '/signup'])('%s signs a known account in and returns to where it was wanted', async (address) => {
  google.mockImplementation(identify({}))
  const api = answerApi({ [LOGIN]: answer('Signed in successfully') })
  const page = await openAccountPage(address, { from: '/checkout' })
  await screen.findByRole('button', { name: BUTTON })
  await press(BUTTON)
  await waitFor(() => expect(page.address()).toBe('/checkout'))
  expect(google).toHaveBeenCalledWith('/checkout')
  expect(api.callsTo(LOGIN)[0]?.body).toEqual({ email: account.email, role: 'buyer' })
})

test('a new account is registered with its name, or with the first part of its address', async () => {
  google.mockImplementation(identify({ isNew: true, name: '' }))
  const api = answerApi({ [REGISTER]: answer('User registered successfully') })
  const page = await openAccountPage('/signup')
  await screen.findByRole('button', { name: BUTTON })
  await press(BUTTON)
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(api.callsTo(REGISTER)[0]?.body).toEqual({ email: account.email, name: 'ada', role: 'buyer' })
  expect(toasts()).toEqual(['User registered successfully'])
})

test('after a closed window the page says so, and the button works again', async () => {
  google.mockRejectedValue(refusal('popup-closed-by-user'))
  answerApi()
  const page = await openAccountPage('/signin')
  await screen.findByRole('button', { name: BUTTON })
  await press(BUTTON)
  expect(await screen.findByText('The Google window was closed before you had signed in. Try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: BUTTON })).not.toHaveAttribute('aria-busy')
  expect(page.address()).toBe('/signin')
})

test('a page that comes back from Google ends the sign-in and returns to where it was wanted', async () => {
  leaveForGoogle('/checkout')
  finish.mockImplementation(identify({}))
  answerApi({ [LOGIN]: answer('Signed in successfully') })
  const page = await openAccountPage('/signin')
  await waitFor(() => expect(page.address()).toBe('/checkout'))
})

test('a page that comes back from Google without a person says so', async () => {
  leaveForGoogle('/')
  finish.mockResolvedValue(null)
  answerApi()
  await openAccountPage('/signin')
  expect(await screen.findByText('The sign-in with Google was not finished. Try again.')).toBeVisible()
})

test('a product that does not register the account is logged and said', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  google.mockImplementation(identify({ isNew: true }))
  answerApi({ [REGISTER]: problem(500, 'Broken') })
  const page = await openAccountPage('/signin')
  await screen.findByRole('button', { name: BUTTON })
  await press(BUTTON)
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(log).toHaveBeenCalledWith('Registration failed', expect.objectContaining({ status: 500 }))
  expect(toasts()).toEqual([expect.stringContaining('could not set up your account yet')])
  log.mockRestore()
})

test('a site that does not offer Google shows no button', async () => {
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo', emulator: true })
  answerApi()
  await openAccountPage('/signin')
  await screen.findByRole('button', { name: 'Continue' })
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
})
