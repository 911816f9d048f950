import { render as renderAlone, screen, waitFor } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Dialog, firstFocus } from '..'

const render = (ui: ReactNode) => renderAlone(ui, { wrapper: MemoryRouter })

const focusIn = async (name: string, props: Partial<ComponentProps<typeof Dialog>>) => {
  render(
    <Dialog open onClose={() => {}} title="Cancel this order?" {...props}>
      {props.children}
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
  expect(document.activeElement).toHaveAccessibleName(name)
}

const buttons = (
  <>
    <button type="button">Keep order</button>
    <button type="button">Cancel order</button>
  </>
)

const reason = (
  <form>
    <input type="hidden" name="id" />
    <input aria-label="Number" disabled />
    <textarea aria-label="Reason" />
    {buttons}
  </form>
)

test('a dialog begins at its first field that can be used', () => focusIn('Reason', { children: reason }))

test('a wide dialog begins at the first field of its form', () => focusIn('Reason', { children: reason, look: 'wide' }))

test.each(['actions', 'children'] as const)('a question begins at the first of its buttons (%s)', (place) =>
  focusIn('Keep order', { [place]: buttons }),
)

test('a question begins at the button that is marked as harmless', () =>
  focusIn('Stay here', {
    actions: (
      <>
        <button type="button">Leave</button>
        <button type="button" {...firstFocus}>
          Stay here
        </button>
      </>
    ),
  }))

test.each(['wide', 'sheet-left'] as const)(
  'what is read from the top leaves the focus to the browser (%s)',
  async (look) => {
    const opened = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(
      <Dialog open onClose={() => {}} title="Filters" look={look}>
        <input aria-label="Least price" />
        {buttons}
      </Dialog>,
    )
    await waitFor(() => expect(opened).toHaveBeenCalled())
    expect(document.body).toHaveFocus()
  },
)
