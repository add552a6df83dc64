import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomOf } from '../testing/random.ts'
import { builtOf, playBoth } from '../testing/random-play.ts'
import { randomProcess } from '../testing/random-process.ts'
import { playTimes, timedChain } from '../testing/random-times.ts'

const processes = 500
const paths = 10

test('five thousand random instances go the way of an independent model', () => {
  let steps = 0
  for (let seed = 1; seed <= processes; seed += 1) {
    const sketch = randomProcess(randomOf(seed))
    const process = builtOf(sketch)
    for (let path = 0; path < paths; path += 1)
      try {
        steps += playBoth(sketch, process, randomOf(seed * 1000 + path), 30)
      } catch (error) {
        throw new Error(`seed ${seed}, path ${path}`, { cause: error })
      }
  }
  assert.ok(steps > 30_000, `only ${steps} steps were taken`)
})

test('whenever time limits end, people go away and leave, every step has somebody who may decide it', () => {
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= processes; seed += 1) {
    const sketch = randomProcess(randomOf(seed))
    const process = builtOf({ ...sketch, chain: timedChain(sketch.chain, randomOf(-seed)) })
    for (let path = 0; path < paths / 2; path += 1)
      try {
        playTimes(sketch, process, randomOf(seed * 1000 + path), 40, counts)
      } catch (error) {
        throw new Error(`seed ${seed}, path ${path}`, { cause: error })
      }
  }
  for (const kind of ['REMIND', 'PASS', 'REFUSE', 'TO_LEADER', 'TO_ADMIN', 'deputy', 'hand over', 'left'])
    assert.ok((counts.get(kind) ?? 0) > 100, `${kind} happened ${counts.get(kind) ?? 0} times`)
})
