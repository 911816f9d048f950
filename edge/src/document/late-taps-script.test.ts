/** @jest-environment jsdom */
import { LATE_TAPS_SCRIPT } from './late-taps-script'

beforeAll(() => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } })
  // The site runs it once for each document.
  new Function(LATE_TAPS_SCRIPT)()
})

const page = window as { superiumLate?: (control: Element) => void }
const heard: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  heard.length = 0
  history.replaceState(null, '', '/')
  document.body.innerHTML = `<div id="root">
    <button data-late="heart:1">heart</button><a href="#gone" data-late="panel">panel</a><button id="order">order</button>
    <label><input type="checkbox" data-late="brand"></label>
    <input type="radio" name="size" data-late="size:S"><input type="radio" name="size" data-late="size:M">
    <select data-late="sort"><option>1<option>2</select><input data-late="quantity" value="1"></div>`
})
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
})

const find = <E extends HTMLElement>(key: string) => document.querySelector<E>(`[data-late="${key}"]`) as E
const busy = (key: string) => find(key).getAttribute('aria-busy')
const ready = (...keys: string[]): void => {
  for (const key of keys) page.superiumLate?.(find(key))
  jest.advanceTimersByTime(100)
}

/** Listens as React does: at the root, later than the script. */
function listen(): void {
  const note = ({ type, target, defaultPrevented }: Event): void => {
    const { dataset, checked, value, type: kind } = target as HTMLInputElement
    const state = /box|radio/.test(kind) ? ` ${checked}` : value ? ` ${value}` : ''
    heard.push(`${type} ${dataset.late}${state}${defaultPrevented ? ' prevented' : ''}`)
  }
  for (const type of ['click', 'input', 'change']) document.getElementById('root')?.addEventListener(type, note)
}

test('what is tapped before React listens is heard exactly once, in order, and the control shows it until then', () => {
  find('heart:1').click()
  find('panel').click()
  find('heart:1').click()
  expect(busy('heart:1')).toBe('true')
  expect(location.hash).toBe('')
  listen()
  ready('heart:1')
  expect(heard).toEqual(['click heart:1', 'click heart:1'])
  expect(busy('heart:1')).toBeNull()
  expect(busy('panel')).toBe('true')
  ready('panel')
  find('heart:1').click()
  expect(heard.slice(2)).toEqual(['click panel', 'click heart:1'])
  ready('heart:1', 'panel')
  expect(heard).toHaveLength(4)
})

test('React can render between two entries, and a tap in between keeps its place', async () => {
  find('heart:1').click()
  find('panel').click()
  listen()
  document.getElementById('root')?.addEventListener('click', () => queueMicrotask(() => heard.push('rendered')))
  for (const key of ['heart:1', 'panel']) page.superiumLate?.(find(key))
  find('heart:1').click()
  expect(heard).toEqual([])
  await jest.advanceTimersByTimeAsync(100)
  const order = ['click heart:1', 'click panel', 'click heart:1']
  expect(heard).toEqual(order.flatMap((one) => [one, 'rendered']))
})

test('a control that is not marked, e.g. for an order, is left alone', () => {
  listen()
  document.getElementById('order')?.click()
  expect(heard).toEqual(['click undefined'])
})

test('a checkbox is toggled at once, and its change is heard as it was made', () => {
  find('brand').closest('label')?.click()
  expect(find<HTMLInputElement>('brand').checked).toBe(true)
  find('brand').click()
  find('brand').click()
  listen()
  ready('brand')
  expect(heard.filter((one) => one.startsWith('click'))).toEqual([
    'click brand true',
    'click brand false',
    'click brand true',
  ])
  expect(find<HTMLInputElement>('brand').checked).toBe(true)
})

test('radio buttons end with the last choice', () => {
  find('size:S').click()
  find('size:M').click()
  listen()
  ready('size:S', 'size:M')
  expect(heard.filter((one) => one.startsWith('change'))).toEqual(['change size:S true', 'change size:M true'])
  expect(find<HTMLInputElement>('size:M').checked).toBe(true)
})

test('typed text and choices reach a listener that has set its own value', () => {
  const quantity = find<HTMLInputElement>('quantity')
  const type = (value: string): void => {
    quantity.value = value
    quantity.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('3')
  type('35')
  find<HTMLSelectElement>('sort').value = '2'
  for (const kind of ['input', 'change']) find('sort').dispatchEvent(new Event(kind, { bubbles: true }))
  expect(busy('quantity')).toBeNull()
  expect(busy('sort')).toBe('true')
  quantity.value = '1'
  listen()
  ready('quantity', 'sort')
  expect(heard).toEqual(['input quantity 35', 'change quantity 35', 'input sort 2', 'change sort 2'])
})

test('an element that was replaced is found by its key', () => {
  find('heart:1').click()
  listen()
  find('heart:1').outerHTML = '<button data-late="heart:1">a new one</button>'
  ready('heart:1')
  expect(heard).toEqual(['click heart:1'])
})

test('nothing is heard on another page, or after the document was left', () => {
  find('heart:1').click()
  history.pushState(null, '', '/elsewhere')
  listen()
  ready('heart:1')
  find('panel').click()
  window.dispatchEvent(new Event('pagehide'))
  expect(busy('panel')).toBeNull()
  ready('panel')
  expect(heard).toEqual([])
})

test('a tap that is not heard within ten seconds says so, and no longer waits', () => {
  find('heart:1').click()
  jest.advanceTimersByTime(9_900)
  expect(document.querySelector('.late')).toBeNull()
  jest.advanceTimersByTime(200)
  expect(document.querySelector('.late')?.textContent).toBe('This did not work yet. Please try again.')
  expect(busy('heart:1')).toBeNull()
  listen()
  ready('heart:1')
  expect(heard).toEqual([])
  jest.advanceTimersByTime(8_100)
  expect(document.querySelector('.late')).toBeNull()
})

test('at most 50 entries are kept', () => {
  for (let tap = 0; tap < 60; tap++) find('heart:1').click()
  listen()
  ready('heart:1')
  expect(heard).toHaveLength(50)
})

test('the script takes at most 1,500 bytes', () => {
  expect(Buffer.byteLength(LATE_TAPS_SCRIPT)).toBeLessThanOrEqual(1_500)
})
