import { receiveEcommerceEvents } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { useItemListEvents } from './use-item-list-events'

const events: { name: string; params: object }[] = []
let scrollIntoView: () => void
beforeEach(() => {
  events.length = 0
  receiveEcommerceEvents((event) => events.push(event))
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      scrollIntoView = () => seen([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

const products = [testProduct('a'), { ...testProduct('b'), variant: 'v2' }]

function List() {
  const list = useItemListEvents('on-sale', 'On Sale Now', products, 10)
  return (
    <ul {...list}>
      <li>
        <a href="/product-detail/b?variant=v2">b</a>
        <button type="button">Heart</button>
      </li>
    </ul>
  )
}

test('a list is tracked once it comes into view', () => {
  const { rerender } = render(<List />)
  expect(events).toEqual([])
  scrollIntoView()
  rerender(<List />)
  const items = [
    { item_id: products[0]?.sku, index: 10 },
    { item_id: products[1]?.sku, index: 11 },
  ]
  expect(events).toMatchObject([{ name: 'view_item_list', params: { item_list_id: 'on-sale', items } }])
})

test('a click on a product’s link is tracked with its place, another click is not', () => {
  render(<List />)
  fireEvent.click(screen.getByRole('button', { name: 'Heart' }))
  expect(events).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'b' }))
  expect(events).toMatchObject([
    {
      name: 'select_item',
      params: { item_list_name: 'On Sale Now', items: [{ item_id: products[1]?.sku, index: 11 }] },
    },
  ])
})
