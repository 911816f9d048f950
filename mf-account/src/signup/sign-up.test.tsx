import { logOut } from '@superium/shared/identity'
import { $toasts, $user } from '@superium/shared/state'
import {
  type Answer,
  answerApi,
  fill,
  press,
  problem,
  signIn,
  signOut,
  toasts,
  unreachable,
} from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { identityService } from '../testing/identity-service'
import { openAccountPage } from '../testing/open-account-page'

const REGISTER = 'POST /user/register'
const SIGN_UP = 'POST /identitytoolkit.googleapis.com/v1/accounts:signUp'
const registered = { status: 'success', message: 'User registered successfully', data: {} }
const busy = problem(503, 'The shop is busy.')

const submit = () => press('Continue')

async function fillIn(email: string): Promise<void> {
  await fill('Username', 'Ada Lovelace')
  await fill('Email', email)
  await fill('Password', 'superium-demo')
}

beforeEach(() => {
  signOut()
  $toasts.set([])
})

afterEach(() => act(() => logOut()))

test('an empty form shows the exact messages', async () => {
  const { calls } = answerApi()
  await openAccountPage('/signup')
  await screen.findByLabelText('Username')
  await submit()
  expect(await screen.findByText('Username is required')).toBeVisible()
  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus())
  expect(calls).toEqual([])
})

test('sign-up creates account, display name and registration in this order, then returns by /signin', async () => {
  const api = answerApi({ ...identityService(), [REGISTER]: registered })
  const page = await openAccountPage('/signup', { from: '/checkout' })
  const visited = new Set<string>()
  page.onNavigation((address) => visited.add(address))
  await fillIn('ada@superium.example')
  await submit()
  await waitFor(() => expect(page.address()).toBe('/checkout'))
  expect(visited).toContain('/signin')
  expect(toasts()).toEqual(['User registered successfully'])
  expect($user.get()).toMatchObject({ email: 'ada@superium.example', displayName: 'Ada Lovelace' })
  const order = api.calls.map(({ name }) => name)
  expect(order.indexOf(SIGN_UP)).toBeLessThan(order.indexOf('POST /identitytoolkit.googleapis.com/v1/accounts:update'))
  expect(order.indexOf('POST /identitytoolkit.googleapis.com/v1/accounts:update')).toBeLessThan(order.indexOf(REGISTER))
  expect(api.callsTo(REGISTER)[0]?.body).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@superium.example',
    password: 'superium-demo',
    role: 'buyer',
  })
})

test('a taken address shows the exact message and registers nothing', async () => {
  const api = answerApi(identityService([{ email: 'ada@superium.example', password: 'superium-demo' }]))
  const page = await openAccountPage('/signup')
  await fillIn('ada@superium.example')
  await submit()
  expect(await screen.findByText('User already exists!')).toBeVisible()
  expect(screen.getByText(/Sign in with it, or press “Forgot password\?”/)).toBeVisible()
  await submit()
  await waitFor(() => expect(api.callsTo(SIGN_UP)).toHaveLength(2))
  expect(await screen.findByText('User already exists!')).toBeVisible()
  expect(api.callsTo(REGISTER)).toEqual([])
  expect($user.get()).toBeNull()
  expect(page.address()).toBe('/signup')
})

test('a failed registration is logged and shows the reason, and Continue repeats it for the same account', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers: Record<string, Answer> = { ...identityService(), [REGISTER]: busy }
  const api = answerApi(answers)
  const page = await openAccountPage('/signup', { from: '/checkout' })
  await fillIn('ada@superium.example')
  await submit()
  expect(await screen.findByText('The shop is busy.')).toBeVisible()
  expect(page.address()).toBe('/signup')
  api.answer(REGISTER, registered)
  await submit()
  await waitFor(() => expect(page.address()).toBe('/checkout'))
  expect(api.callsTo(SIGN_UP)).toHaveLength(1)
  expect(api.callsTo(REGISTER)).toHaveLength(2)
  expect(log).toHaveBeenCalledWith('Registration failed', expect.objectContaining({ status: 503 }))
  log.mockRestore()
})

test('a lost answer to the account creation does not block the next attempt', async () => {
  const service = identityService()
  const create = service[SIGN_UP]
  const answers: Record<string, Answer> = {
    ...service,
    [REGISTER]: registered,
    async [SIGN_UP](call) {
      if (typeof create === 'function') await create(call)
      return unreachable()
    },
  }
  const api = answerApi(answers)
  const page = await openAccountPage('/signup')
  await fillIn('ada@superium.example')
  await submit()
  expect(await screen.findByText(/sign-in service cannot be reached/)).toBeVisible()
  if (create) api.answer(SIGN_UP, create)
  await submit()
  await waitFor(() => expect(page.address()).toBe('/'))
  expect($user.get()).toMatchObject({ displayName: 'Ada Lovelace' })
})

test('a signed-in user is redirected by /signin', async () => {
  answerApi()
  signIn({ uid: 'u', email: 'ada@superium.example', displayName: 'Ada' })
  const page = await openAccountPage('/signup', { from: '/checkout' })
  await waitFor(() => expect(page.address()).toBe('/checkout'))
})
