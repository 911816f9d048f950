/** @jest-environment node */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router-dom'
import { Link, ServerLink } from './link'

const html = (link: ReactNode): string =>
  renderToStaticMarkup(<StaticRouter location="/category?category=books">{link}</StaticRouter>)

const links: Omit<LinkProps, 'children'>[] = [
  { to: '/' },
  { to: '/products?collection=on-sale', className: 'offers', 'aria-label': 'Offers & more', target: '_blank' },
  { to: '/product-detail/01a09a0d-efa4-72c6-8a8d-84ca3bd7b347', tabIndex: -1, 'aria-hidden': true },
  { to: '/signin', state: { from: '/cart' }, replace: true, preventScrollReset: true, onClick: () => {} },
  { to: '/category?search=a&b="c"&page=1', discover: 'none' },
  { to: '#reviews' },
  { to: '../products' },
  { to: 'cart' },
  { to: '?page=2' },
  { to: '/a/../b//c/' },
  { to: '//other.example/' },
  { to: 'https://other.example/a?b' },
  { to: '/cart#lines' },
  { to: '/ä/b c?q=ü' },
  { to: '/a/%41' },
  { to: '/?' },
  { to: '/assets/terms.pdf', reloadDocument: true },
  { to: { pathname: '/cart', search: '?a=1' } },
]

test.each(links)('the link %j renders the same element on the server', (props) => {
  expect(html(<ServerLink {...props}>text</ServerLink>)).toBe(html(<RouterLink {...props}>text</RouterLink>))
})

test('the server uses `ServerLink`', () => {
  expect(Link).toBe(ServerLink)
})
