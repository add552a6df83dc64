import { randomOf } from '@campus/flow/testing/random.ts'
import { builtOf, playBoth } from '@campus/flow/testing/random-play.ts'
import { randomProcess } from '@campus/flow/testing/random-process.ts'
import { judge, printLine } from '../report.ts'

export const randomSteps = 1_000_000

const paths = 10
const stepsAtMost = 60
/** Other processes than those of the tests. */
const firstSeed = 1_000_001

/** Nothing here is about speed: invariants are held after every step, and events played again after every path. */
export const reportRandomApprovals = () => {
  let steps = 0
  let processes = 0
  const unlike: string[] = []
  const began = performance.now()
  for (let seed = firstSeed; steps < randomSteps; seed += 1) {
    const sketch = randomProcess(randomOf(seed))
    const process = builtOf(sketch)
    processes += 1
    for (let path = 0; path < paths; path += 1)
      try {
        steps += playBoth(sketch, process, randomOf(seed * 1000 + path), stepsAtMost)
      } catch (error) {
        unlike.push(`seed ${seed}, path ${path}: ${String(error)}`)
      }
  }
  for (const words of unlike.slice(0, 5)) console.log(`  ${words}`)
  const seconds = (performance.now() - began) / 1000
  printLine('steps', steps.toLocaleString('en'), `${processes.toLocaleString('en')} processes, ${seconds.toFixed(0)} s`)
  judge('paths unlike the model', String(unlike.length), unlike.length === 0, '0', `${(processes * paths).toLocaleString('en')} paths`)
  return Promise.resolve()
}
