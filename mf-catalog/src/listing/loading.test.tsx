import { answersShown, openPage, testProduct } from '@superium/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
})

/** A promise and its resolver. */
function gate() {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('a slow response shows 16 placeholders and keeps everything around them', async () => {
  const slow = gate()
  shop.answer('categorywise', async (query) => {
    if (query.get('page') === '1') await slow.opened
    return listingOf(testProducts(5), 42)
  })
  await openCatalogPage('/products')
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(screen.getAllByTestId('placeholder')).toHaveLength(16))
  expect(screen.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  slow.open()
  expect(await screen.findByText('Showing 6 to 10 of 42 entries')).toBeVisible()
  expect(screen.queryByTestId('placeholder')).not.toBeInTheDocument()
})

test('a slow older response never replaces a newer one', async () => {
  const slow = gate()
  shop.answer('categorywise', async (query) => {
    const [brand = 'none'] = query.getAll('brand')
    if (brand === 'Northfield') await slow.opened
    return listingOf([testProduct(brand, { name: brand })], 1)
  })
  const page = await openCatalogPage('/products')
  const row = await screen.findByRole('list', { name: 'Brands' })
  await userEvent.click(within(row).getByRole('button', { name: 'Northfield' }))
  await userEvent.click(within(row).getByRole('button', { name: 'Northfield', pressed: true }))
  await userEvent.click(within(row).getByRole('button', { name: 'Ada & Co' }))
  await waitFor(() => expect(names()).toEqual(['Ada & Co']))
  slow.open()
  await answersShown()
  expect(names()).toEqual(['Ada & Co'])
  expect(page.address()).toBe('/products?brand=Ada+%26+Co')
})

test('successive changes add up before the first response', async () => {
  const slow = gate()
  shop.answer('categorywise', async (query) => {
    if (query.has('availability')) await slow.opened
    return listingOf(testProducts(5), 42)
  })
  const page = await openCatalogPage('/products')
  const filters = await screen.findByRole('complementary', { name: 'Filters' })
  await userEvent.click(within(filters).getByRole('checkbox', { name: /In Stock/ }))
  await userEvent.click(within(filters).getByRole('checkbox', { name: /Northfield/ }))
  slow.open()
  await waitFor(() => expect(page.address()).toBe('/products?availability=in-stock&brand=Northfield'))
})

test('a checked box stays checked; the focus moves to a new page of results', async () => {
  const slow = gate()
  shop.answer('categorywise', async (query) => {
    if (query.has('availability')) await slow.opened
    return listingOf(testProducts(5), 42)
  })
  await openCatalogPage('/products')
  const box = within(await screen.findByRole('complementary', { name: 'Filters' })).getByRole('checkbox', {
    name: /In Stock/,
  })
  fireEvent.click(box)
  expect(box).toBeChecked()
  slow.open()
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  await screen.findByText('Showing 6 to 10 of 42 entries')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus())
})

test('back and forward restore the listing', async () => {
  shop.answer('categorywise', (query) => listingOf([testProduct('a', { name: `page ${query.get('page')}` })], 42))
  const page = await openCatalogPage('/products')
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(names()).toEqual(['page 1']))
  await page.go(-1)
  await waitFor(() => expect(names()).toEqual(['page 0']))
  await page.go(1)
  await waitFor(() => expect(names()).toEqual(['page 1']))
})

test('Back shows the filters of data that the router reuses', async () => {
  const { Component, loader } = await import('./page')
  const reused = new Map<string, unknown>()
  const path = '/products'
  const page = await openPage(
    [
      {
        path,
        Component,
        async loader(args) {
          const { url } = args.request
          if (!reused.has(url)) reused.set(url, await loader(args))
          return reused.get(url)
        },
      },
    ],
    `${path}?max=80`,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(page.address()).toBe(path))
  await page.go(-1)
  expect(await screen.findByRole('button', { name: 'Remove $5 – $80' })).toBeVisible()
})
