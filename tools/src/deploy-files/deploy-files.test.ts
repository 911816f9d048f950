import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DEPLOY = join(__dirname, '../../../deploy')
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8')
const manifests = readdirSync(join(DEPLOY, 'kubernetes')).map((file) => read(`kubernetes/${file}`))

test('where an autoscaler owns the number of pods, the deployment names none', () => {
  const scaled = manifests.filter((text) => text.includes('kind: HorizontalPodAutoscaler'))
  expect(scaled).toHaveLength(2)
  for (const text of scaled) expect(text).not.toMatch(/^ {2}replicas:/m)
})

test('PostgreSQL is asked over TCP, because its socket answers while the image prepares an empty database', () => {
  const asked = [...read('compose.yaml').matchAll(/pg_isready [^\]]*/g)].map(([command]) => command)
  expect(asked).not.toEqual([])
  for (const command of asked) expect(command).toContain('-h 127.0.0.1')
})

test('every base image is a build argument or a setting, with one default', () => {
  const dockerfile = read('Dockerfile')
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage)
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker's own notation.
  expect(bases.filter((base) => base !== '${NODE_IMAGE}' && !stages.includes(base))).toEqual([])
  const [, node] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? []
  const compose = read('compose.yaml')
  expect(compose).toContain(`NODE_IMAGE: \${NODE_IMAGE:-${node}}`)
  const foreign = [...compose.matchAll(/^ +image: (\S+)$/gm)].flatMap(([, image = '']) =>
    image.startsWith('superium-') ? [] : [image],
  )
  expect(foreign).not.toEqual([])
  for (const image of foreign) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[\w./:-]+\}$/)
})

test('the step that migrates comes before the APIs', () => {
  expect(read('compose.yaml')).toMatch(/migrate: \{ condition: service_completed_successfully \}/)
  const [job] = manifests.filter((text) => text.includes('api/dist/migrate.js'))
  expect(job).toContain('kind: Job')
  expect(read('kubernetes/kustomization.yaml')).toContain('- migrate.yaml')
})
