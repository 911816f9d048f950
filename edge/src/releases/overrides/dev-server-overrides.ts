import { type Deployment, RELEASE_NAME } from '@superium/shared/contract'
import { deploymentFromDevServer } from '../deployment-from-dev-server'

const TIMEOUT_MS = 3_000
const HERE = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/

/** Parses `mf-cart=http://localhost:3021,…`. Undefined unless all addresses are on this machine. */
export function parseDevServers(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').map((pair) => pair.split('='))
  const fine = pairs.every(
    ([name = '', origin = '', ...rest]) => RELEASE_NAME.test(name) && HERE.test(origin) && rest.length === 0,
  )
  return fine ? Object.fromEntries(pairs) : undefined
}

/** The deployment that a development server serves now. Throws when it does not answer or serves another remote. */
export async function devServerDeployment(name: string, origin: string): Promise<Deployment> {
  const read = async (file: string): Promise<Buffer> => {
    const answer = await fetch(`${origin}/${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`${origin}/${file} answers with status ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const [manifest, facts] = await Promise.all([read('mf-manifest.json'), read('superium.json')])
  const deployment = deploymentFromDevServer(`${origin}/`, manifest, facts)
  const { superium } = deployment.extras
  if (superium.name !== name) throw new Error(`${origin} serves ${superium.name}, not ${name}`)
  return deployment
}
