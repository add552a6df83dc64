import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameOf, isLargeEnough } from '../../ports/pictures/frame.ts'

test('a stored picture is cropped for its kind and never enlarged', () => {
  const cases = [
    ['square', [2000, 1000], 512, [512, 512]],
    ['square', [300, 200], 512, [200, 200]],
    ['portrait', [3000, 4000], 1400, [1000, 1400]],
    ['portrait', [295, 413], 1400, [295, 413]],
    ['portrait', [413, 295], 1400, [210, 295]],
    ['free', [8192, 4096], 4096, [4096, 2048]],
    ['free', [1, 1], 4096, [1, 1]],
    ['free', [100_000, 10], 4096, [4096, 1]],
  ] as const
  for (const [kind, size, max, frame] of cases) assert.deepEqual(frameOf(kind, size, max), frame, `${kind} ${size.join('x')}`)
})

test('a portrait in landscape is too small once it is cropped upright', () => {
  assert.equal(isLargeEnough(frameOf('portrait', [413, 295], 1400), [295, 413]), false)
  assert.equal(isLargeEnough(frameOf('portrait', [295, 413], 1400), [295, 413]), true)
})
