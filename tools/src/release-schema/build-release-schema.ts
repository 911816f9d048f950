import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { CONTRACT_VERSION, type ReleaseFacts } from '@superium/shared/contract'
import { build } from 'esbuild'
import { type Comments, docComments } from './doc-comments'
import type { JsonSchema, Shape } from './schema-shapes'

/** Fields that the site adds to a release's facts. */
const OF_THE_SITE = ['gone', 'inHost', 'remoteEntry', 'entryIntegrity', 'filesIntegrity', 'server'] as const

/** The path of the schema. */
export const schemaFile = (root: string): string => join(root, 'packages/release/schema/superium.schema.json')

/**
 * Builds the JSON Schema of `superium.json` from the site's own parser (`parseFacts`), evaluated with schemas in place
 * of parsers, and from the doc comments of its types, so that nothing is declared twice.
 */
export async function buildReleaseSchema(root: string): Promise<JsonSchema & Record<string, unknown>> {
  const folder = join(root, 'shared/src/contract')
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'release-facts.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    logLevel: 'silent',
    plugins: [
      {
        name: 'schemas-in-place-of-parsers',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\/parse$/ }, () => ({
            path: join(root, 'tools/src/release-schema/schema-shapes.ts'),
          }))
        },
      },
    ],
  })
  const module: { exports: { parseFacts?: Shape } } = { exports: {} }
  runInNewContext(outputFiles[0]?.text ?? '', { module })
  const { parseFacts } = module.exports
  if (!parseFacts) throw new Error('release-facts.ts exports no parseFacts.')
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const comments = docComments(sources.join('\n'))
  const { properties = {}, required = [], ...facts } = described(structuredClone(parseFacts.schema), comments)
  const missing = OF_THE_SITE.find((field: keyof ReleaseFacts) => properties[field] === undefined)
  if (missing !== undefined) throw new Error(`The facts have no field ${missing}.`)
  const own = Object.entries(properties).filter(([field]) => !OF_THE_SITE.some((one) => one === field))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:superium:release-facts:${CONTRACT_VERSION}`,
    title: 'superium.json: the facts of a release',
    description: 'What a site knows of a release before it loads it. Further fields are ignored.',
    ...facts,
    required,
    properties: Object.fromEntries(own),
  }
}

/** Adds the doc comments of the interface with exactly the same fields as the object. */
function described(schema: JsonSchema, comments: Comments[]): JsonSchema {
  const { properties, items, additionalProperties } = schema
  const deeper: JsonSchema = {
    ...schema,
    ...(items && { items: described(items, comments) }),
    ...(additionalProperties && { additionalProperties: described(additionalProperties, comments) }),
  }
  if (!properties) return deeper
  const names = Object.keys(properties).sort().join()
  const own = comments.find((one) => Object.keys(one).sort().join() === names)
  if (!own) throw new Error(`No interface in shared/src/contract has exactly the fields ${names}.`)
  return {
    ...deeper,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const { [name]: description } = own
        return [name, { ...(description && { description }), ...described(field, comments) }]
      }),
    ),
  }
}
