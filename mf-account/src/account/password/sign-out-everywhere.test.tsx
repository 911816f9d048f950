import { signIn } from '@superium/shared/identity'
import { $shopToken, $toasts } from '@superium/shared/state'
import { answerApi, press, problem, toasts } from '@superium/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { identityService } from '../../testing/identity-service'
import { openAccountPage } from '../../testing/open-account-page'

const email = 'ada@superium.example'
const END = 'POST /user/sign-out-everywhere'

const confirm = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByRole('button', { name: 'Sign out' }).click()
}

test('all sessions end after a question, and this browser is signed out; a refusal shows its reason', async () => {
  const api = answerApi({ ...identityService([{ email, password: 'superium-demo' }]), [END]: problem(503, 'Later.') })
  await signIn(email, 'superium-demo')
  $toasts.set([])
  const page = await openAccountPage('/myaccount/password')
  await screen.findByRole('button', { name: 'Sign out everywhere' })
  await press('Sign out everywhere')
  expect(api.callsTo(END)).toHaveLength(0)
  await confirm()
  expect(await screen.findByText('Later.')).toBeVisible()
  expect($shopToken.get()).toBe('present')
  api.answer(END, { status: 'success', message: 'x' })
  await confirm()
  await waitFor(() => expect(page.address()).toBe('/signin'))
  expect(toasts()).toContain('You are signed out on all devices.')
  expect($shopToken.get()).toBeNull()
})
