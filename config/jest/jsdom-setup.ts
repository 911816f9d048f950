import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A machine with two cores and more to do is slow now and then: what comes is waited for.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no modal dialogs and no popovers: the least that our components call.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  const toggle = (element: HTMLElement, newState: 'open' | 'closed'): void => {
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
  HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
    toggle(this, 'open')
  }
  HTMLElement.prototype.hidePopover ??= function (this: HTMLElement) {
    toggle(this, 'closed')
  }
}
