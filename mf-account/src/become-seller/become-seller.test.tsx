import type { OwnSeller } from '@superium/shared/api'
import { logOut } from '@superium/shared/identity'
import { $toasts } from '@superium/shared/state'
import {
  answerApi,
  answerUploads,
  fill,
  press,
  problem,
  signIn,
  signOut,
  success,
  toasts,
} from '@superium/shared/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { identityService } from '../testing/identity-service'
import { openAccountPage } from '../testing/open-account-page'

const APPLY = 'POST /user/become-seller'
const SIGN_UP = 'POST /identitytoolkit.googleapis.com/v1/accounts:signUp'
const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0))
const REQUIRED = [
  'First Name is required',
  'Last Name is required',
  'Email is required',
  'District is required',
  'Address is required',
  'Phone number is required',
  'Shop Name is required',
  'Shop address is required',
  'Password is required',
  'Re-enter Password is required',
  'Profile picture is required',
  'Logo is required',
  'Cover photo is required',
]
const seller = (change: Partial<OwnSeller> = {}): OwnSeller => ({
  ...{ id: 's1', slug: 'lake-goods', state: 'pending', reason: '', about: '', emailVerified: true },
  ...{ firstName: 'Ann', lastName: 'Lake', email: 'ann@example.com', phone: '01700000000', district: 'Sylhet' },
  ...{ address: 'Lake Road 4', shopName: 'Lake Goods', shopAddress: 'Lake Road 5' },
  ...{ profilePicture: '/media/a/640.webp', logo: '/media/b/640.webp', coverPhoto: '/media/c/640.webp' },
  appliedAt: '2026-11-20T10:00:00Z',
  events: [{ kind: 'applied', reason: '', actor: 'seller', at: '2026-11-20T10:00:00Z' }],
  ...change,
})
const received = (change: Partial<OwnSeller> = {}) => ({
  status: 'success',
  message: 'Your application has been received',
  data: seller(change),
})
const own = (data: OwnSeller | null) => ({ 'GET /user/seller': success(data) })

async function choose(label: string, name = 'picture.png'): Promise<void> {
  fireEvent.change(screen.getByLabelText(label), { target: { files: [new File([PNG], name, { type: 'image/png' })] } })
  await screen.findByText(`${name} is chosen.`)
}
async function fillIn(): Promise<void> {
  await fill('First Name', 'Ann')
  await fill('Last Name', 'Lake')
  await fill('Phone', '01700000000')
  await fill('District', 'Sylhet')
  await fill('Address', 'Lake Road 4')
  await fill('Shop Name', 'Lake Goods')
  await fill('Shop Address', 'Lake Road 5')
  for (const label of ['Profile Picture', 'Logo', 'Cover Photo']) await choose(label, `${label}.png`)
}
async function fillInAccount(): Promise<void> {
  await fill('Email Address', 'new@example.com')
  await fill('Password', 'superium-demo')
  await fill('Re-enter Password', 'superium-demo')
}

let restore: () => void
beforeEach(() => {
  restore = answerUploads()
  sessionStorage.clear()
  $toasts.set([])
  signOut()
})
afterEach(async () => {
  restore()
  await act(() => logOut())
})

test('an empty form says all thirteen texts, sums them up, and the focus goes to the first', async () => {
  const { calls } = answerApi()
  await openAccountPage('/become-seller')
  await screen.findByLabelText('First Name')
  await press('Create Seller Account')
  for (const text of REQUIRED) expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('13 things are missing or wrong')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Profile Picture')).toHaveFocus())
  expect(calls).toEqual([])
})

test('an address without a domain and passwords that differ are refused', async () => {
  answerApi()
  await openAccountPage('/become-seller')
  await fill('Email Address', 'ann@')
  await fill('Password', 'superium-demo')
  await fill('Re-enter Password', 'superium-dem')
  await press('Create Seller Account')
  expect(await screen.findByText('Invalid email address')).toBeVisible()
  expect(screen.getByText('Passwords do not match')).toBeVisible()
})

test('the eight districts can be chosen', async () => {
  answerApi()
  await openAccountPage('/become-seller')
  const options = within(await screen.findByLabelText('District')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a district',
    ...['Dhaka', 'Chittagong', 'Rajshahi', 'Khulna', 'Barisal', 'Sylhet', 'Rangpur', 'Mymensingh'],
  ])
})

test('a visitor gets an account and applies; the password goes to the identity service only', async () => {
  const api = answerApi({
    ...identityService(),
    'POST /user/register': { status: 'success', message: 'Registered', data: {} },
    [APPLY]: received({ emailVerified: false }),
    ...own(null),
  })
  await openAccountPage('/become-seller')
  await screen.findByLabelText('First Name')
  await fillIn()
  await fillInAccount()
  await press('Create Seller Account')
  expect(await screen.findByRole('heading', { name: 'We are looking at your application' })).toHaveFocus()
  const verify = within(await screen.findByRole('region', { name: 'Verify your email address' }))
  expect(verify.getByText(/Only then can your application be approved/)).toBeVisible()
  expect(verify.getByRole('button', { name: 'Send the link again' })).toBeEnabled()
  expect(api.callsTo(SIGN_UP)).toHaveLength(1)
  expect(api.callsTo(APPLY)[0]?.body).toEqual({
    ...{ fname: 'Ann', lname: 'Lake', email: 'new@example.com', phone: '01700000000', district: 'Sylhet' },
    ...{ address: 'Lake Road 4', shopname: 'Lake Goods', shopaddress: 'Lake Road 5', role: 'seller' },
    profilePicture: { name: 'Profile Picture.png', type: 'image/png', size: 8 },
    logo: { name: 'Logo.png', type: 'image/png', size: 8 },
    coverPhoto: { name: 'Cover Photo.png', type: 'image/png', size: 8 },
  })
  expect(toasts()).toEqual(['Your application has been received'])
})

test('a visitor whose address has an account is asked to sign in', async () => {
  const api = answerApi(identityService([{ email: 'new@example.com', password: 'another-one' }]))
  await openAccountPage('/become-seller')
  await screen.findByLabelText('First Name')
  await fillIn()
  await fillInAccount()
  await press('Create Seller Account')
  expect(await screen.findByText('User already exists!')).toBeVisible()
  expect(screen.getByText('Sign in with this address, then apply.')).toBeVisible()
  expect(api.callsTo(APPLY)).toEqual([])
})

test('who is signed in has no password fields, and their own address', async () => {
  const api = answerApi({ ...own(null), [APPLY]: received() })
  signIn({ displayName: 'Ann Lake' })
  await openAccountPage('/become-seller')
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ann')
  expect(screen.getByLabelText('Email Address')).toHaveValue('ann@example.com')
  expect(screen.getByLabelText('Email Address')).toHaveAttribute('readonly')
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  await fillIn()
  await press('Create Seller Account')
  expect(await screen.findByText('We are looking at your application')).toBeVisible()
  expect(api.callsTo(APPLY)).toHaveLength(1)
})

test('what the server says against a field is shown there, and the form keeps what was typed', async () => {
  answerApi({
    ...own(null),
    [APPLY]: problem(400, 'The picture must be at least 300 × 300 pixels.', { field: 'logo' }),
  })
  signIn()
  await openAccountPage('/become-seller')
  await screen.findByLabelText('First Name')
  await fillIn()
  await press('Create Seller Account')
  await waitFor(() => expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription(/at least 300 × 300/))
  expect(screen.getByLabelText('Shop Name')).toHaveValue('Lake Goods')
})

test('typed text outlives a reload, passwords do not', async () => {
  answerApi()
  await openAccountPage('/become-seller')
  await fill('Shop Name', 'Lake Goods')
  await fill('Password', 'superium-demo')
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Lake Goods'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('superium-demo')
  cleanup()
  await openAccountPage('/become-seller')
  expect(await screen.findByLabelText('Shop Name')).toHaveValue('Lake Goods')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('who was declined reads why and applies again with the pictures of before', async () => {
  const declined = seller({
    state: 'declined',
    reason: 'The logo is not yours.',
    events: [
      { kind: 'applied', reason: '', actor: 'seller', at: '2026-11-20T10:00:00Z' },
      { kind: 'declined', reason: 'The logo is not yours.', actor: 'admin', at: '2026-11-21T10:00:00Z' },
    ],
  })
  const api = answerApi({ ...own(declined), [APPLY]: received() })
  signIn()
  await openAccountPage('/become-seller')
  expect(await screen.findByText('Your application was declined')).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'Steps of your application' })).getAllByRole('listitem')
  expect(steps[0]).toHaveTextContent(/^DeclinedThe logo is not yours.*by Superium$/)
  expect(screen.getByLabelText('District')).toHaveValue('Sylhet')
  await choose('Logo')
  await press('Apply again')
  expect(await screen.findByText('We are looking at your application')).toBeVisible()
  const { body } = api.callsTo(APPLY)[0] ?? {}
  expect([body.logo.name, body.coverPhoto, body.shopname]).toEqual(['picture.png', undefined, 'Lake Goods'])
})

test.each([
  ['approved', 'Your shop is open', 'Go to your seller desk', '/seller'],
  ['suspended', 'Your shop is suspended', 'Write to us', '/help#contact'],
] as const)('a shop that is %s has no form but a way on', async (state, title, link, address) => {
  answerApi(own(seller({ state })))
  signIn()
  await openAccountPage('/become-seller')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address)
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument()
})
