import * as identity from '@superium/shared/identity'
import { configureIdentity } from '@superium/shared/identity-config'
import { $toasts } from '@superium/shared/state'
import { answerApi, fill, press, problem, signIn, toasts } from '@superium/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { openAccountPage } from '../../testing/open-account-page'

jest.mock('@superium/shared/identity', () => ({
  ...jest.requireActual('@superium/shared/identity'),
  hasPassword: () => false,
  addPassword: jest.fn(),
}))
const add = jest.mocked(identity.addPassword)

const RESET = 'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode'
const email = 'ada@superium.example'
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

async function open(google: boolean) {
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo', emulator: true, google })
  const api = answerApi({ [RESET]: {} })
  signIn({ email, displayName: 'Ada' })
  $toasts.set([])
  await openAccountPage('/myaccount/password')
  await screen.findByText(
    `This account signs in with Google and has no password. With one, you can also sign in with ${email}.`,
  )
  return api
}

test('an account of Google sets a first password with Google, and changes it from then on', async () => {
  await open(true)
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await press('Confirm with Google and set it')
  expect(await screen.findByText('New password is required')).toBeVisible()
  expect(add).not.toHaveBeenCalled()
  await fill('New password', 'superium-demo')
  await fill('Confirm password', 'superium-demo')
  add.mockRejectedValueOnce(refusal('user-mismatch'))
  await press('Confirm with Google and set it')
  expect(await screen.findByText(/^This is another Google account/)).toBeVisible()
  await press('Confirm with Google and set it')
  expect(await screen.findByLabelText('Current password')).toBeVisible()
  expect(add).toHaveBeenLastCalledWith('superium-demo')
  expect(toasts()).toEqual(['Your password is set.'])
})

test('where the site offers no Google, and where its window is blocked, a link sets it', async () => {
  const api = await open(false)
  expect(screen.queryByLabelText('New password')).toBeNull()
  api.answer(RESET, problem(400, '', { error: { code: 400, message: 'RESET_PASSWORD_EXCEED_LIMIT' } }))
  await press('Send me a link to set it')
  expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible()
  api.answer(RESET, {})
  await press('Send me a link to set it')
  await waitFor(() => expect(screen.getByText(/^The link is on its way\./)).toBeVisible())
  expect(api.callsTo(RESET).at(-1)?.body).toMatchObject({ requestType: 'PASSWORD_RESET', email })
})
