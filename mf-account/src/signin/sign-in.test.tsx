import { logOut } from '@superium/shared/identity'
import { $shopToken, $toasts, $user } from '@superium/shared/state'
import { answerApi, fill, press, problem, signIn, signOut, toasts, unreachable } from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { identityService } from '../testing/identity-service'
import { openAccountPage } from '../testing/open-account-page'

const ada = { email: 'ada@superium.example', password: 'superium-demo', displayName: 'Ada' }
const LOGIN = 'POST /user/login'
const IDENTITY = 'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
const loggedIn = { status: 'success', message: 'Signed in successfully', data: {} }

const email = () => screen.findByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const submit = () => press('Continue')

async function fillIn(address: string, secret: string): Promise<void> {
  await fill('Email', address)
  await fill('Password', secret)
}

beforeEach(() => {
  signOut()
  $toasts.set([])
})

afterEach(() => act(() => logOut()))

test('an empty form shows both messages, focuses the first field and sends nothing', async () => {
  const { calls } = answerApi(identityService([ada]))
  await openAccountPage('/signin')
  await email()
  await submit()
  expect(await screen.findByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  await waitFor(async () => expect(await email()).toHaveFocus())
  expect(calls).toEqual([])
})

test('a malformed address and a short password show their messages', async () => {
  answerApi(identityService([ada]))
  await openAccountPage('/signin')
  await fillIn('ada@superium', 'seven77')
  await submit()
  expect(await screen.findByText('Invalid email address')).toBeVisible()
  expect(screen.getByText('Password must be at least 8 characters long')).toBeVisible()
})

test('the password can be shown and hidden', async () => {
  answerApi()
  await openAccountPage('/signin')
  await email()
  expect(password()).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('sign-in returns to the page that required it', async () => {
  const api = answerApi({ ...identityService([ada]), [LOGIN]: loggedIn })
  const page = await openAccountPage('/signin', { from: '/checkout?step=2' })
  await fillIn(' ada@superium.example', ada.password)
  await submit()
  await waitFor(() => expect(page.address()).toBe('/checkout?step=2'))
  expect($user.get()).toMatchObject({ email: ada.email, displayName: 'Ada' })
  expect($shopToken.get()).toBe('present')
  const [call] = api.callsTo(LOGIN)
  expect(call?.body).toEqual({ email: ada.email, password: ada.password, role: 'buyer' })
  expect(call?.headers.get('authorization')).toMatch(/^Bearer \S+/)
})

test.each([
  [undefined, 'Sign in to check out, and to see your orders.'],
  ['Sign in to send your question.', 'Sign in to send your question.'],
])('the page asked to say why (%j) reads “%s”', async (why, said) => {
  answerApi(identityService([ada]))
  await openAccountPage('/signin', { from: '/', ...(why && { why }) })
  expect(screen.getByText(said)).toBeVisible()
})

test.each([['//evil.example/'], ['https://evil.example/'], [42]])(
  'sign-in opens the home page when %s is the page to return to',
  async (from) => {
    answerApi({ ...identityService([ada]), [LOGIN]: loggedIn })
    const page = await openAccountPage('/signin', { from })
    await fillIn(ada.email, ada.password)
    await submit()
    await waitFor(() => expect(page.address()).toBe('/'))
  },
)

test('a refused sign-in shows the exact message, skips the product login and can be repeated', async () => {
  const api = answerApi({ ...identityService([ada]), [LOGIN]: loggedIn })
  const page = await openAccountPage('/signin')
  await fillIn(ada.email, 'wrong-password')
  await submit()
  expect(await screen.findByText('User User does not find!')).toBeVisible()
  expect(screen.queryByText(/cannot be reached/)).toBeNull()
  expect(screen.getByText(/Check the email address and the password/)).toBeVisible()
  expect(api.callsTo(LOGIN)).toEqual([])
  expect(page.address()).toBe('/signin')
  await fill('Password', ada.password)
  await submit()
  await waitFor(() => expect(page.address()).toBe('/'))
})

test('an unreachable identity service shows the exact message and the reason', async () => {
  const { [IDENTITY]: _, ...rest } = identityService([ada])
  answerApi({ ...rest, [IDENTITY]: unreachable })
  await openAccountPage('/signin')
  await fillIn(ada.email, ada.password)
  await submit()
  expect(await screen.findByText('User User does not find!')).toBeVisible()
  expect(screen.getByText(/sign-in service cannot be reached/)).toBeVisible()
})

test('somebody whom the identity service slows down reads that they have to wait', async () => {
  const limit = problem(400, '', { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Try later' } })
  const api = answerApi({ ...identityService([ada]), [LOGIN]: loggedIn, [IDENTITY]: limit })
  const page = await openAccountPage('/signin')
  await fillIn(ada.email, ada.password)
  await submit()
  expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible()
  expect(api.callsTo(LOGIN)).toEqual([])
  expect(page.address()).toBe('/signin')
})

test('a failed product login is logged and shown, and the sign-in continues', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerApi({ ...identityService([ada]), [LOGIN]: problem(500, 'Broken') })
  const page = await openAccountPage('/signin', { from: '/checkout' })
  await fillIn(ada.email, ada.password)
  await submit()
  await waitFor(() => expect(page.address()).toBe('/checkout'))
  expect(toasts()).toContain('User User does not find!')
  expect(log).toHaveBeenCalledWith('Registration failed', expect.objectContaining({ status: 500 }))
  log.mockRestore()
})

test('a signed-in user is redirected at once', async () => {
  answerApi()
  signIn({ uid: 'u', email: ada.email, displayName: 'Ada' })
  const page = await openAccountPage('/signin', { from: '/checkout' })
  await waitFor(() => expect(page.address()).toBe('/checkout'))
})

test('the page to return to survives the links to sign-up and back', async () => {
  answerApi({ ...identityService([ada]), [LOGIN]: loggedIn })
  const page = await openAccountPage('/signin', { from: '/checkout' })
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Account Login' })
  await fillIn(ada.email, ada.password)
  await submit()
  await waitFor(() => expect(page.address()).toBe('/checkout'))
})

test.each([
  ['a known address', {}],
  ['an unknown address', problem(400, '', { error: { code: 400, message: 'EMAIL_NOT_FOUND' } })],
])('a reset link for %s gets the same answer', async (_, answer) => {
  const api = answerApi({ 'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode': answer })
  await openAccountPage('/signin')
  await fill('Email', ada.email)
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/If there is an account with this address/)).toBeVisible()
  expect(api.callsTo('POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode')[0]?.body).toMatchObject({
    requestType: 'PASSWORD_RESET',
    email: ada.email,
  })
})
