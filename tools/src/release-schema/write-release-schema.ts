import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { buildReleaseSchema, schemaFile } from './build-release-schema'
import { writeFieldTable } from './field-table'

// `npm run schema`: writes the JSON Schema of superium.json and the table of its fields in docs/release-format.md.
const root = process.cwd()
const schema = await buildReleaseSchema(root)
writeFileSync(schemaFile(root), JSON.stringify(schema, null, 2))
writeFieldTable(root, schema)
execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', schemaFile(root), 'docs'])
