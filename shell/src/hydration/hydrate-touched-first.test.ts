import { hydrateTouchedFirst } from './hydrate-touched-first'

test('React is asked for the parts with controls that wait, in the order of the page', () => {
  document.body.innerHTML = `
    <button data-late="1">untouched</button><button data-late="2" aria-busy="true">tapped</button>
    <button aria-busy="true">busy by itself</button><input type="checkbox" data-late="3" aria-busy="true">`
  const asked: (string | null)[] = []
  const root = { render: () => {}, unmount: () => {} }
  hydrateTouchedFirst({ ...root, unstable_scheduleHydration: (target) => asked.push(target.getAttribute('data-late')) })
  expect(asked).toEqual(['2', '3'])
  expect(() => hydrateTouchedFirst(root)).not.toThrow()
})
