import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// Shorter than Jest's limit, so that the error names what did not come.
configure({ asyncUtilTimeout: 15_000 })

// React's development build takes a stack trace for every element; Jest's limit of 100 lines makes it a tenth of all
// work.
Error.stackTraceLimit = 10

// jsdom has no modal dialogs and no popovers; these are the few methods that our components call.
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

// jsdom has no media queries: in tests only `min-width` queries match, as in a wide window.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as MediaQueryList
}
