import { once } from 'node:events'

/** After the tests of API and demo: ends their database and removes its folder. */
export default async function stop() {
  const child = globalThis.testDatabase
  child.stdin.end()
  await once(child, 'exit')
}
