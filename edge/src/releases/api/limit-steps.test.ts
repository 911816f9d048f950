import { createStepLimit } from './limit-steps'

const GIFT = { kind: 'team', name: 'mf-gift' } as const

test('a team takes so many steps a minute; other teams and administrators go on', () => {
  const limit = createStepLimit(3)
  for (let step = 0; step < 3; step++) limit(GIFT, 'mf-gift')
  expect(() => limit(GIFT, 'mf-gift')).toThrow('mf-gift has changed 3 times in a minute.')
  expect(() => limit({ kind: 'team', name: 'mf-cart' }, 'mf-cart')).not.toThrow()
  expect(() => limit({ kind: 'admin', name: 'ada@shop.example' }, 'mf-gift')).not.toThrow()
})
