import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SearchForm } from './search-form'

function open(path = '/') {
  const router = createMemoryRouter([{ path: '*', element: <SearchForm id="s" /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

test.each(['wool socks', 'a&b=c%', '50% #1 / "x"', 'ساعة'])('searching for %s leads to its listing', async (term) => {
  const router = open()
  await userEvent.type(screen.getByRole('searchbox'), `${term.replaceAll(/[{[]/g, '$&$&')}{Enter}`)
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/category')
  expect(new URLSearchParams(search).get('search')).toBe(term)
})

test('nothing, or only blanks, is not searched for', async () => {
  const router = open()
  await userEvent.type(screen.getByRole('searchbox'), '   {Enter}')
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByRole('searchbox')).toBeRequired()
})

test('the box shows the term that is searched for', () => {
  open('/category?search=mug')
  expect(screen.getByRole('searchbox')).toHaveValue('mug')
})
