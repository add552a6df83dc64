import { checkSteps } from './check-steps.ts'
import { runSteps } from './steps.ts'

console.log('Checking')
process.exitCode = (await runSteps(checkSteps(), 2)) ? 0 : 1
