import { motif, motifNames } from './motif'

test.each(motifNames)('the motif %s is flat drawing in a box of 100, without ids that could clash', (name) => {
  const drawn = motif(name, 500, 500, 200)
  expect(drawn).toMatch(/^<g transform="translate\(400 400\) scale\(2\)" >.+<\/g>$/)
  expect(drawn).not.toMatch(/ id=|url\(|<text|NaN|undefined/)
})
