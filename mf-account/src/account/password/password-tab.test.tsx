import { logOut, signIn } from '@superium/shared/identity'
import { $toasts } from '@superium/shared/state'
import { answerApi, fill, press, toasts } from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { identityService } from '../../testing/identity-service'
import { openAccountPage } from '../../testing/open-account-page'

const email = 'ada@superium.example'

async function change(current: string): Promise<void> {
  await fill('Current password', current)
  await fill('New password', 'another-demo')
  await fill('Confirm password', 'another-demo')
  await press('Update password')
}

test('a wrong current password shows an error; the right one changes the password, and the shop is told', async () => {
  const { callsTo } = answerApi({
    ...identityService([{ email, password: 'superium-demo' }]),
    'POST /user/password-changed': () => Response.json({ status: 'success', message: '' }),
  })
  const told = () => callsTo('/user/password-changed')
  await signIn(email, 'superium-demo')
  $toasts.set([])
  await openAccountPage('/myaccount/password')
  await change('wrong-password')
  expect(await screen.findByText('The current password is not right.')).toBeVisible()
  expect(told()).toEqual([])
  await change('superium-demo')
  await waitFor(() => expect(toasts()).toEqual(['Your password is changed.']))
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(screen.getByLabelText('New password')).toHaveValue('')
  await act(() => logOut())
  await expect(signIn(email, 'superium-demo')).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  await act(() => signIn(email, 'another-demo'))
})
