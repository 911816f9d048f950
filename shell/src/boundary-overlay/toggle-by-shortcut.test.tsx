import { DISCOVERY_SCHEMA } from '@superium/shared/contract'
import { $session } from '@superium/shared/state'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testDeployment } from '../testing/test-remotes'
import { toggleByShortcut } from './toggle-by-shortcut'

const discovery = {
  schema: DISCOVERY_SCHEMA,
  microFrontends: { 'mf-cart': [testDeployment('mf-cart', { owner: 'Cart' })] },
}
const SHORTCUT = { code: 'KeyB', altKey: true, shiftKey: true }
const ESCAPE = { key: 'Escape' }
const legend = () => screen.queryByRole('region', { name: 'Boundaries on this page' })
const press = (key: object) => act(async () => void fireEvent.keyDown(document.body, key))

beforeAll(async () => {
  // Loaded before, so that the shortcut opens the overlay inside of `act`.
  await import('./open-overlay')
  // jsdom has no popovers and no layout.
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = () => {}
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  document.body.innerHTML = '<div id="root"></div>'
  const root = document.getElementById('root')
  if (root) toggleByShortcut(root, discovery, false)
})

test('the shortcut does nothing for visitors', async () => {
  await press(SHORTCUT)
  expect(legend()).toBeNull()
})

test('the shortcut opens the overlay for administrators; the shortcut, Escape and the button close it', async () => {
  const roles = ['admin'] as const
  const user = { uid: '1', email: 'ada@shop.example', displayName: 'Ada', photoURL: null, roles }
  $session.set({ status: 'signed-in', user })
  for (const leave of [SHORTCUT, ESCAPE]) {
    await press(SHORTCUT)
    expect(legend()).not.toBeNull()
    await press(leave)
    expect(legend()).toBeNull()
  }
  await press(SHORTCUT)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave (Esc)' }))
  expect(legend()).toBeNull()
  await press(SHORTCUT)
  expect(legend()).not.toBeNull()
})
