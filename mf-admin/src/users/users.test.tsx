import { $toasts } from '@superium/shared/state'
import { fill, list, press, problem, success, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { testUser } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

test('the page lists name, e-mail, sign-up day and orders, and sends search and page to the server', async () => {
  const { calls } = answerAdminApi({ 'GET /admin/users': () => list([testUser], 21) })
  await openAdminPage('/superium-admin/users?search=mina&after=n3xt')
  expect(await screen.findByText('Mina Buyer')).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('row')
  expect(row).toHaveTextContent('Mina Buyerbuyer@superium.exampleOct 2, 20263Open')
  expect(calls.map(({ line }) => line)).toContain('GET /admin/users?size=20&after=n3xt&search=mina')
})

test('an account is closed for a reason, and the list shows it', async () => {
  $toasts.set([])
  let disabled = false
  const api = answerAdminApi({
    'GET /admin/users': () => list([{ ...testUser, disabled }], 1),
    'POST /admin/users/u1/disable': () => {
      disabled = true
      return success({ uid: 'u1', disabled })
    },
  })
  await openAdminPage('/superium-admin/users')
  await screen.findByText('Mina Buyer')
  await press('Close account of Mina Buyer')
  await press('Close account')
  expect(await screen.findByText('A reason is required')).toBeVisible()
  await fill('Reason *', 'Bought with a stolen card.')
  await press('Close account')
  await waitFor(() => expect(toasts()).toEqual(['The account is closed.']))
  expect(await screen.findByRole('button', { name: 'Open account of Mina Buyer' })).toBeVisible()
  expect(api.callsTo('POST /admin/users/u1/disable')[0]?.body).toEqual({ reason: 'Bought with a stolen card.' })
})

test('administrators cannot close their own account, and the button explains who can', async () => {
  answerAdminApi({ 'GET /admin/users': () => list([testUser], 1) })
  await openAdminPage('/superium-admin/users', { uid: testUser.uid })
  expect(await screen.findByRole('button', { name: 'Close account of Mina Buyer' })).toHaveAccessibleDescription(
    /another administrator closes it/,
  )
})

test('if the sign-in service fails, the dialog shows it, the action can be retried, and the list reloads', async () => {
  let disabled = false
  const later = 'It counts in the shop already, but the sign-in service did not follow. Try again.'
  const api = answerAdminApi({
    'GET /admin/users': () => list([{ ...testUser, disabled }], 1),
    'POST /admin/users/u1/disable': () => {
      disabled = true
      return problem(503, later)
    },
  })
  await openAdminPage('/superium-admin/users')
  await screen.findByText('Mina Buyer')
  await press('Close account of Mina Buyer')
  await fill('Reason *', 'Spam.')
  await press('Close account')
  expect(await screen.findByText(later)).toBeVisible()
  await press('Close account')
  await waitFor(() => expect(api.callsTo('POST /admin/users/u1/disable')).toHaveLength(2))
  await press('Close')
  expect(await screen.findByText('Closed')).toBeVisible()
})
