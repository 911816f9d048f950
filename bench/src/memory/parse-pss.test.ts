import { parsePss } from './parse-pss'

const smaps = `00400000-7ffd2bdfe000 ---p 00000000 00:00 0                              [rollup]
Rss:               64236 kB
Pss:               38119 kB
Pss_Dirty:         18452 kB
SwapPss:               0 kB
`

it('reads the line of Pss, in bytes', () => {
  expect(parsePss(smaps)).toBe(38_119 * 1_024)
})

it('finds nothing in other texts', () => {
  expect(parsePss('Rss: 64236 kB\nSwapPss: 7 kB\n')).toBeUndefined()
})
