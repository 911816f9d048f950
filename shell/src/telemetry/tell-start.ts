import { tellStage } from './tell-stage'

tellStage('start')
// The first change of visibility means that the document is hidden or left.
addEventListener('visibilitychange', () => tellStage('left'))
