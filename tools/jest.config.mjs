import { nodeProject } from '../config/jest/project.mjs'

export default nodeProject('tools')
