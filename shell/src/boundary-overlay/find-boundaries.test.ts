import { DISCOVERY_SCHEMA } from '@superium/shared/contract'
import { testDeployment } from '../testing/test-remotes'
import { findBoundaries } from './find-boundaries'

const discovery = {
  schema: DISCOVERY_SCHEMA,
  microFrontends: { 'mf-cart': [testDeployment('mf-cart', { owner: 'Cart', slots: ['mini-cart'] })] },
}

/** jsdom has no layout: `data-at` gives an element's left, top, width and height. */
function laidOut(html: string): HTMLElement {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const [left = 0, top = 0, width = 0, height = 0] = (element.dataset.at ?? '').split(' ').map(Number)
    const box = { left, top, width, height, right: left + width, bottom: top + height } as DOMRect
    element.getBoundingClientRect = () => box
    element.getClientRects = () => [box] as unknown as DOMRectList
  }
  return document.body
}

test('a boundary encloses everything that the remote shows, with its release and team', () => {
  const page = laidOut(
    '<main><div data-remote="mf-cart"><h1 data-at="10 20 100 30"></h1><p data-at="10 60 200 40"></p></div></main>',
  )
  expect(findBoundaries(page, discovery)).toEqual([
    {
      what: 'page',
      remote: 'mf-cart',
      version: '1.0.0',
      team: 'Cart',
      box: { left: 10, top: 20, width: 200, height: 80 },
    },
  ])
})

test('parts of the shell and slots inside them are separate; a part that shows nothing has no box', () => {
  const page = laidOut(
    '<header data-part="header" data-at="0 0 390 64"><div data-remote="mf-cart" data-slot="mini-cart"></div></header>',
  )
  expect(findBoundaries(page, discovery).map(({ what, remote, box }) => [what, remote, box?.width])).toEqual([
    ['header', 'shell', 390],
    ['mini-cart', 'mf-cart', undefined],
  ])
})

test('fixed elements count only when there are no others', () => {
  const fixed = '<p style="position: fixed" data-at="0 0 900 900"></p>'
  const page = laidOut(
    `<div data-remote="mf-cart"><p data-at="0 0 10 10"></p>${fixed}</div><div data-remote="mf-cart">${fixed}</div>`,
  )
  expect(findBoundaries(page, discovery).map(({ box }) => box?.width)).toEqual([10, 900])
})
