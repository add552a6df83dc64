import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complaintsAboutTestsIn } from './reached-tests.ts'

const clock = 'packages/server/src/testing/clock.ts'
const begin = { from: 'scripts/serve.ts', to: 'packages/server/src/main.ts' }
const circle = { from: 'packages/server/src/main.ts', to: 'scripts/serve.ts' }
const mistake = { from: 'packages/server/src/main.ts', to: clock }

test('a file for tests that production needs by way of another file is named', () => {
  assert.match(complaintsAboutTestsIn('scripts/serve.ts', [begin, circle, mistake]).join(), /main\.ts imports .*clock\.ts/)
  assert.equal(complaintsAboutTestsIn('scripts/serve.ts', [{ from: 'scripts/serve.ts', to: 'packages/web/src/a.test.ts' }]).length, 1)
})

test('what only tests need may use what is for tests', () => {
  const ofTest = { from: 'packages/server/src/main.test.ts', to: clock }
  assert.deepEqual(
    complaintsAboutTestsIn('scripts/serve.ts', [begin, ofTest, { from: clock, to: 'packages/server/src/testing/day.ts' }]),
    [],
  )
})
