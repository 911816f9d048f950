import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pager } from './pager'

function show(page: number, count = 42) {
  const onPage = jest.fn()
  render(<Pager page={page} size={5} count={count} onPage={onPage} />)
  return {
    onPage,
    names: screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  }
}

test('three page buttons, an ellipsis and the last page; Prev is disabled at the start', async () => {
  const { names, onPage } = show(0)
  expect(names).toEqual(['Prev', 'Page 1', 'Page 2', 'Page 3', 'Last page, 9', 'Next'])
  expect(screen.getByText('…')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Last page, 9' }))
  expect(onPage).toHaveBeenCalledWith(8)
})

test('at the end there is no ellipsis, and Next is disabled', async () => {
  const { names, onPage } = show(8)
  expect(names).toEqual(['Prev', 'Page 7', 'Page 8', 'Page 9', 'Next'])
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: 'Prev' }))
  expect(onPage).toHaveBeenCalledWith(7)
})

test('one page has one button, both ends disabled', () => {
  expect(show(0, 3).names).toEqual(['Prev', 'Page 1', 'Next'])
  expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})
