import { rendererOf } from './victims'

const renderer =
  'node --permission --allow-fs-read=/tmp/superium-isolated-a1B2c3/* /tmp/superium-isolated-a1B2c3/program.mjs'
const guard = '/bin/sh -c SCRIPT sh /tmp/superium-isolated-'

test("the renderer is the edge's own, not another edge's and not the guard of its folder", () => {
  const all = [
    { pid: 1, parent: 0, memory: 0, command: 'node edge/dist/main.js' },
    { pid: 2, parent: 1, memory: 0, command: guard },
    { pid: 3, parent: 1, memory: 0, command: renderer },
    { pid: 4, parent: 0, memory: 0, command: 'node edge/dist/main.js' },
    { pid: 5, parent: 4, memory: 0, command: renderer },
  ]
  expect(rendererOf(all, 1)).toBe(3)
  expect(rendererOf(all, 4)).toBe(5)
  expect(rendererOf(all.slice(0, 2), 1)).toBeUndefined()
})
