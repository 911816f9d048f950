import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { HISTORY_PAGE_SIZE } from './fetch-orders'
import { OrdersPager } from './orders-pager'

test.each([
  [0, HISTORY_PAGE_SIZE, []],
  [0, HISTORY_PAGE_SIZE + 1, ['Older orders']],
  [1, HISTORY_PAGE_SIZE + 1, ['Newer orders']],
  [1, 2 * HISTORY_PAGE_SIZE, ['Newer orders']],
  [1, 2 * HISTORY_PAGE_SIZE + 1, ['Newer orders', 'Older orders']],
])('page %i of %i orders leads to no empty page', (page, count, links) => {
  render(
    <MemoryRouter>
      <OrdersPager page={page} count={count} />
    </MemoryRouter>,
  )
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})
