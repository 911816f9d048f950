import { list } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import { testUser } from '../testing/admin-samples'
import { answerAdminApi } from '../testing/answer-admin-api'
import { openAdminPage } from '../testing/open-admin-page'

test('the page lists name, e-mail, sign-up day and orders, and sends search and page to the server', async () => {
  const { calls } = answerAdminApi({ 'GET /admin/users': () => list([testUser], 21) })
  await openAdminPage('/superium-admin/users?search=mina&page=1')
  expect(await screen.findByText('Mina Buyer')).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('row')
  expect(row).toHaveTextContent('Mina Buyerbuyer@superium.exampleOct 2, 20263')
  expect(calls.map(({ line }) => line)).toContain('GET /admin/users?page=1&size=20&search=mina')
})
