import { project } from './jest/project.mjs'

export default project('config', 'jsdom', { testMatch: ['<rootDir>/**/*.test.ts'] })
