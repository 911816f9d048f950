import { screen } from '@testing-library/react'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

test.each(['/superium-admin/nope', '/superium-admin/orders/1/nope'])(
  'an unknown address keeps the menu and leads to the dashboard: %s',
  async (address) => {
    answerAdminApi()
    await openAdminPage(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/superium-admin')
    expect(screen.getAllByRole('navigation', { name: 'Administration menu' })).not.toHaveLength(0)
  },
)

test('an unknown address tells other users only that it is for administrators', async () => {
  answerAdminApi()
  await openAdminPage('/superium-admin/nope', { roles: [] })
  expect(await screen.findByText('Administrators only')).toBeVisible()
  expect(screen.queryByText('Go to the dashboard')).not.toBeInTheDocument()
})
