import type { SearchSlotProps } from '@superium/shared/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { testDeployment, testRemotes } from '../../testing/test-remotes'
import { SearchForm } from './search-form'

const catalogue = testDeployment('mf-catalog', { slots: ['search'] })
const gone = () => Promise.reject(new Error('404'))

function open(path = '/', remotes = testRemotes([], gone)) {
  const element = <SearchForm id="s" remotes={remotes} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

test.each(['wool socks', 'a&b=c%', '50% #1 / "x"', 'ساعة'])('searching for %s opens its listing', async (term) => {
  const router = open()
  await userEvent.type(screen.getByRole('searchbox'), `${term.replaceAll(/[{[]/g, '$&$&')}{Enter}`)
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/category')
  expect(new URLSearchParams(search).get('search')).toBe(term)
})

test('an empty or blank term does not search', async () => {
  const router = open()
  await userEvent.type(screen.getByRole('searchbox'), '   {Enter}')
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByRole('searchbox')).toBeRequired()
})

test('the search box shows the current search term', () => {
  open('/category?search=mug')
  expect(screen.getByRole('searchbox')).toHaveValue('mug')
})

test('suggestions load at the first use of the search box and get its input', async () => {
  const load = jest.fn(async () => ({
    default: ({ field }: SearchSlotProps) => <p>help for {field.name}</p>,
  }))
  open('/', testRemotes([catalogue], load))
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('searchbox'))
  expect(await screen.findByText('help for search')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('the form works without suggestions', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const router = open('/', testRemotes([catalogue], gone))
  await userEvent.type(screen.getByRole('searchbox'), 'tea{Enter}')
  expect(router.state.location.search).toBe('?search=tea')
  expect(screen.getByRole('searchbox')).toBeVisible()
  error.mockRestore()
})
