import { fireEvent, render as renderAlone, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Dialog } from './dialog'

const render = (ui: ReactNode) => renderAlone(ui, { wrapper: MemoryRouter })

// jsdom has the element, but cannot open it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

function show() {
  const onClose = jest.fn()
  render(
    <Dialog open onClose={onClose} title="Filters">
      <input aria-label="E-mail" />
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Filters' }), field: screen.getByLabelText('E-mail') }
}

test('the page hears of a dialog that the browser has closed, as Escape does', () => {
  const { onClose, dialog } = show()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a click on the backdrop closes the dialog', () => {
  const { onClose, dialog } = show()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a drag from inside to the backdrop leaves the dialog open', () => {
  const { onClose, dialog, field } = show()
  fireEvent.pointerDown(field)
  // Browsers send the click to the common ancestor of both ends of the drag.
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('a click on the backdrop does not lose what was typed into a form; the button closes the dialog', () => {
  const onClose = jest.fn()
  render(
    <Dialog open onClose={onClose} title="Decline">
      <form>
        <textarea aria-label="Reason" />
      </form>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Decline' })
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'The logo is not yours.' } })
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a click on the backdrop closes a dialog whose form was sent', () => {
  const onClose = jest.fn()
  const content = (children: ReactNode) => (
    <Dialog open onClose={onClose} title="Forgot password">
      {children}
    </Dialog>
  )
  const { rerender } = render(
    content(
      <form>
        <input aria-label="E-mail" />
      </form>,
    ),
  )
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ann@lake.example' } })
  rerender(content(<p>Look into your mailbox.</p>))
  const dialog = screen.getByRole('dialog', { name: 'Forgot password' })
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})
