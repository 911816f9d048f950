import { project } from '../config/jest/project.mjs'

export default project('demo', 'node', {
  globalSetup: '<rootDir>/../api/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/../api/src/testing/stop-postgres.ts',
})
