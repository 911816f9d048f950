import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openApiDocument } from '../../api/src/openapi/openapi-document'

// Holds the API's OpenAPI document to the linter's recommended rules; each broken one is a line of the output.
const source = JSON.stringify(await openApiDocument())
const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })
for (const { ruleId, message, location } of problems)
  console.error(`OpenAPI ${location[0]?.pointer}: ${message} (${ruleId})`)
process.exitCode = problems.length > 0 ? 1 : 0
