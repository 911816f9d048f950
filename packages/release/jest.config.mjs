import { project } from '../../config/jest/project.mjs'

export default project('packages/release', 'node')
