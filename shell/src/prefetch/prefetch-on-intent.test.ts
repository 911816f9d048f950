import { prefetchOnIntent } from './prefetch-on-intent'

const asked: string[] = []
prefetchOnIntent(async ({ pathname, search }) => void asked.push(pathname + search))

function over(html: string, type: string): void {
  document.body.innerHTML = html
  document.body.querySelector('i')?.dispatchEvent(new Event(type, { bubbles: true }))
}

beforeEach(() => {
  asked.splice(0)
  jest.useFakeTimers()
})

afterEach(() => jest.useRealTimers())

test.each(['touchstart', 'pointerdown', 'focusin'])('%s of a link prefetches its page', (type) => {
  over('<a href="/category?category=books"><i></i></a>', type)
  jest.runAllTimers()
  expect(asked).toEqual(['/category?category=books'])
})

test.each([
  '<i></i>',
  '<a><i></i></a>',
  '<a href="https://elsewhere.example/"><i></i></a>',
  '<a href="/file.pdf" download><i></i></a>',
  '<a href="/cart" target="_blank"><i></i></a>',
  '<a href="#content"><i></i></a>',
  '<a href="mailto:shop@superium.example"><i></i></a>',
])('%s does not prefetch', (html) => {
  over(html, 'pointerdown')
  jest.runAllTimers()
  expect(asked).toEqual([])
})

test('a mouse prefetches only when it rests on a link', () => {
  over('<a href="/a"><i></i></a>', 'pointerover')
  over('<a href="/b"><i></i></a>', 'pointerover')
  jest.runAllTimers()
  expect(asked).toEqual(['/b'])
})

test('the events of one press prefetch once', () => {
  over('<a href="/a"><i></i></a>', 'pointerdown')
  for (const type of ['touchstart', 'focusin']) {
    document.querySelector('i')?.dispatchEvent(new Event(type, { bubbles: true }))
  }
  expect(asked).toEqual([])
  jest.runAllTimers()
  expect(asked).toEqual(['/a'])
})
