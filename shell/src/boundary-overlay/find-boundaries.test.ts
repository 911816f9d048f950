import { DISCOVERY_SCHEMA } from '@superium/shared/contract'
import { testDeployment } from '../testing/test-remotes'
import { findBoundaries } from './find-boundaries'

const discovery = {
  schema: DISCOVERY_SCHEMA,
  microFrontends: { 'mf-cart': [testDeployment('mf-cart', { owner: 'Cart', slots: ['mini-cart'] })] },
}

/** jsdom lays nothing out: elements are where `data-at` says (left, top, width, height). */
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

test('a piece is around all that it shows, with its release and team', () => {
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

test('parts of the shell, and slots in them, are told apart; what shows nothing has no box', () => {
  const page = laidOut(
    '<header data-part="header" data-at="0 0 390 64"><div data-remote="mf-cart" data-slot="mini-cart"></div></header>',
  )
  expect(findBoundaries(page, discovery).map(({ what, remote, box }) => [what, remote, box?.width])).toEqual([
    ['header', 'shell', 390],
    ['mini-cart', 'mf-cart', undefined],
  ])
})

test('what is fixed counts only where there is nothing else', () => {
  const fixed = '<p style="position: fixed" data-at="0 0 900 900"></p>'
  const page = laidOut(
    `<div data-remote="mf-cart"><p data-at="0 0 10 10"></p>${fixed}</div><div data-remote="mf-cart">${fixed}</div>`,
  )
  expect(findBoundaries(page, discovery).map(({ box }) => box?.width)).toEqual([10, 900])
})
