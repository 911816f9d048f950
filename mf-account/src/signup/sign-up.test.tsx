import { logOut } from '@superium/shared/identity'
import { $toasts, $user } from '@superium/shared/state'
import { act, screen, waitFor } from '@testing-library/react'
import { identityService } from '../testing/identity-service'
import { type Answers, network } from '../testing/network'
import { beVisitor, fill, press, toasts, visit } from '../testing/visit'

const REGISTER = 'POST /api/v1/user/register'
const SIGN_UP = 'POST identity:/accounts:signUp'
const registered = [200, { status: 'success', message: 'User registered successfully', data: {} }] as [number, unknown]
const busy = [503, { status: 'error', message: 'The shop is busy.' }] as [number, unknown]

const submit = () => press('Continue')

async function fillIn(email: string): Promise<void> {
  await fill('Username', 'Ada Lovelace')
  await fill('Email', email)
  await fill('Password', 'superium-demo')
}

beforeEach(() => {
  beVisitor(null)
  $toasts.set([])
})

afterEach(() => act(() => logOut()))

test('nothing typed: the exact messages', async () => {
  const { calls } = network({})
  await visit('/signup')
  await screen.findByLabelText('Username')
  await submit()
  expect(await screen.findByText('Username is required')).toBeVisible()
  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus())
  expect(calls).toEqual([])
})

test('account, display name, register, in this order; then by /signin to the page that asked', async () => {
  const net = network({ ...identityService(), [REGISTER]: registered })
  const { router, path } = await visit('/signup', { from: '/checkout' })
  const seen = new Set<string>()
  router.subscribe(({ location }) => seen.add(location.pathname))
  await fillIn('ada@superium.example')
  await submit()
  await waitFor(() => expect(path()).toBe('/checkout'))
  expect(seen).toContain('/signin')
  expect(toasts()).toEqual(['User registered successfully'])
  expect($user.get()).toMatchObject({ email: 'ada@superium.example', displayName: 'Ada Lovelace' })
  const order = net.calls.map(({ name }) => name)
  expect(order.indexOf(SIGN_UP)).toBeLessThan(order.indexOf('POST identity:/accounts:update'))
  expect(order.indexOf('POST identity:/accounts:update')).toBeLessThan(order.indexOf(REGISTER))
  expect(net.named(REGISTER)[0]?.body).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@superium.example',
    password: 'superium-demo',
    role: 'buyer',
  })
})

test('an address that is taken: the exact message, nothing registered', async () => {
  const net = network(identityService([{ email: 'ada@superium.example', password: 'superium-demo' }]))
  const { path } = await visit('/signup')
  await fillIn('ada@superium.example')
  await submit()
  expect(await screen.findByText('User already exists!')).toBeVisible()
  await submit()
  await waitFor(() => expect(net.named(SIGN_UP)).toHaveLength(2))
  expect(await screen.findByText('User already exists!')).toBeVisible()
  expect(net.named(REGISTER)).toEqual([])
  expect($user.get()).toBeNull()
  expect(path()).toBe('/signup')
})

test('a failing registration says why, and Continue takes the same account up again', async () => {
  const answers: Answers = { ...identityService(), [REGISTER]: busy }
  const net = network(answers)
  const { path } = await visit('/signup', { from: '/checkout' })
  await fillIn('ada@superium.example')
  await submit()
  expect(await screen.findByText('The shop is busy.')).toBeVisible()
  expect(path()).toBe('/signup')
  answers[REGISTER] = registered
  await submit()
  await waitFor(() => expect(path()).toBe('/checkout'))
  expect(net.named(SIGN_UP)).toHaveLength(1)
  expect(net.named(REGISTER)).toHaveLength(2)
})

test('a lost answer to the creation does not block the next attempt', async () => {
  const service = identityService()
  const create = service[SIGN_UP]
  const answers: Answers = {
    ...service,
    [REGISTER]: registered,
    async [SIGN_UP](body, call) {
      if (typeof create === 'function') await create(body, call)
      throw new TypeError('Failed to fetch')
    },
  }
  network(answers)
  const { path } = await visit('/signup')
  await fillIn('ada@superium.example')
  await submit()
  expect(await screen.findByText(/sign-in service cannot be reached/)).toBeVisible()
  if (create) answers[SIGN_UP] = create
  await submit()
  await waitFor(() => expect(path()).toBe('/'))
  expect($user.get()).toMatchObject({ displayName: 'Ada Lovelace' })
})

test('whoever is signed in already goes on by /signin', async () => {
  network({})
  beVisitor({ uid: 'u', email: 'ada@superium.example', displayName: 'Ada' })
  const { path } = await visit('/signup', { from: '/checkout' })
  await waitFor(() => expect(path()).toBe('/checkout'))
})
