import { screen, within } from '@testing-library/react'
import { testUser } from '../testing/answers'
import { open } from '../testing/open'
import { list, serve } from '../testing/server'

test('lists name, e-mail, day of joining and orders; search and page reach the server', async () => {
  const seen = serve({ 'GET /admin/users': () => ({ body: list([testUser], 21) }) })
  await open('/superium-admin/users?search=mina&page=1')
  expect(await screen.findByText('Mina Buyer')).toBeVisible()
  const [, row] = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('row')
  expect(row).toHaveTextContent('Mina Buyerbuyer@superium.exampleOct 2, 20263')
  expect(seen.map(({ line }) => line)).toContain('GET /api/v1/admin/users?page=1&size=20&search=mina')
})
