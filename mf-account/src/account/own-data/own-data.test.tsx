import { signIn as signInAt } from '@superium/shared/identity'
import { $session, $toasts } from '@superium/shared/state'
import { type Answer, answerApi, fill, press, problem, success, toasts } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { identityService } from '../../testing/identity-service'
import { openAccountPage } from '../../testing/open-account-page'

const account = { email: 'ada@superium.example', password: 'secret-123', displayName: 'Ada' }
const record = {
  ...{ email: account.email, name: 'Ada', dateOfBirth: '', phone: '', address: '', city: '', about: '' },
  ...{ gender: '', aboutYou: '', picture: '', createdAt: '2026-01-01T00:00:00.000Z' },
}
const DELETE = 'DELETE /user/account'
const PREVIEW = 'GET /user/account/deletion'
const nothingOpen = success({ orders: [], sales: [] })
const saved: Blob[] = []

async function open(answers: Record<string, Answer>) {
  const api = answerApi({
    ...identityService([account]),
    'GET /user/get-me': success(record),
    [PREVIEW]: nothingOpen,
    ...answers,
  })
  await openAccountPage('/')
  await signInAt(account.email, account.password)
  $toasts.set([])
  return { api, page: await openAccountPage('/myaccount/info') }
}

async function askTwice(): Promise<void> {
  await press('Delete my account')
  expect(await screen.findByText(/past orders, without your name/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy'))
  await press('Continue')
}

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = (file) => {
    saved.push(file as Blob)
    return 'blob:data'
  }
  HTMLAnchorElement.prototype.click = () => undefined
})

test('the download is a file with all data; a failure shows its reason', async () => {
  const { api } = await open({ 'GET /user/export': Response.json({ record: [record] }) })
  await press('Download my data')
  await waitFor(() => expect(toasts()).toEqual(['Your data is downloaded.']))
  expect(saved).toHaveLength(1)
  api.answer('GET /user/export', problem(429, 'Too many requests. Try again in 60 seconds.'))
  await press('Download my data')
  expect(await screen.findByText('Too many requests. Try again in 60 seconds.')).toBeVisible()
})

test('the account is deleted after two questions and the password, and the visitor leaves', async () => {
  const { api, page } = await open({ [DELETE]: { status: 'success', message: 'Your account is deleted.' } })
  await askTwice()
  await press('Delete for good')
  expect(await screen.findByText('Password is required')).toBeVisible()
  await fill('Your password', 'wrong-password')
  await press('Delete for good')
  expect(await screen.findByText('The current password is not right.')).toBeVisible()
  expect(api.callsTo(DELETE)).toEqual([])
  await fill('Your password', account.password)
  await press('Delete for good')
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(api.callsTo(DELETE)).toHaveLength(1)
  expect($session.get().status).toBe('anonymous')
  expect(toasts()).toEqual(['Your account is deleted. We have sent you an e-mail about it.'])
})

test('a refusal of the shop shows its reason, and the account stays', async () => {
  const refusal = 'Order #SU-1 is still under way. Cancel it, or wait until it is delivered.'
  const { page } = await open({ [DELETE]: problem(409, refusal) })
  await askTwice()
  await fill('Your password', account.password)
  await press('Delete for good')
  expect(await screen.findByText(refusal)).toBeVisible()
  expect(page.address()).toBe('/myaccount/info')
  await press('Keep my account')
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
  expect($session.get().status).toBe('signed-in')
})

test('orders that are under way are named at once, each with a link, and there is no second question', async () => {
  const orders = [
    { _id: 'b', orderNumber: 'S-2' },
    { _id: 'a', orderNumber: 'S-1' },
  ]
  await open({ [PREVIEW]: success({ orders, sales: [{ _id: 'c', orderNumber: 'S-3' }] }) })
  await press('Delete my account')
  expect(await screen.findByText(/^These orders are still under way\. Cancel them/)).toBeVisible()
  expect(screen.getByText('Your shop still has to complete this order:')).toBeVisible()
  const links = screen.getAllByRole('link', { name: /^Order #S-/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/myaccount/orders/b', '/myaccount/orders/a', '/seller/orders/c'])
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('when nobody knows what is under way, the server decides at the end', async () => {
  await open({ [PREVIEW]: problem(500, 'Broken.') })
  await askTwice()
  expect(await screen.findByLabelText('Your password')).toBeVisible()
})
