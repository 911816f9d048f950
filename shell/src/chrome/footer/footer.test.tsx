import type { Contributions } from '@superium/shared/contract'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { configureSiteLinks } from '../../site-links/site-links'
import { testDeployment, testRemotes } from '../../testing/test-remotes'
import { Footer } from './footer'

const routes = ['/products', '/category', '/cart', '/help', '/about', '/wishlist', '/myaccount']

function open(pages = routes, contributions?: Contributions): void {
  const remotes = testRemotes(
    [testDeployment('mf-cart', { routes: pages, ...(contributions && { contributions }) })],
    async () => ({}),
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Footer remotes={remotes} /> }])} />)
}

afterEach(() => configureSiteLinks({}))

test('the footer has About, Products and Contact, and no placeholder', () => {
  open()
  const about = within(screen.getByRole('navigation', { name: 'About' }))
  expect(about.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
  expect(about.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/help#contact')
  expect(about.queryByRole('link', { name: 'Blog' })).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Products' })).toHaveTextContent('Best sellers')
  expect(screen.queryByRole('button', { name: 'Privacy choices' })).toBeNull()
})

test('a page that no live remote answers has no link', () => {
  open(['/products', '/category'])
  expect(screen.queryByRole('link', { name: 'About' })).toBeNull()
})

test('the blog is linked where it is configured', () => {
  configureSiteLinks({ blogUrl: 'https://blog.example/' })
  open()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', 'https://blog.example/')
})

test('privacy choices can be changed where something is measured', () => {
  configureSiteLinks({ analytics: { measurementId: 'G-ABC123DEF4' } })
  open()
  expect(screen.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
})

test('pages that remotes add come last in their column, by default in About', () => {
  open(routes, {
    footer: [
      { label: 'Gift cards', to: '/gifts', order: 1 },
      { label: 'Sell here', to: '/sell', order: 2, column: 'account' },
    ],
  })
  const last = (column: string) =>
    within(screen.getByRole('navigation', { name: column }))
      .getAllByRole('link')
      .at(-1)?.textContent
  expect([last('About'), last('Your account'), last('Products')]).toEqual(['Gift cards', 'Sell here', 'Top rated'])
})
