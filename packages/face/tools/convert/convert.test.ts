import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { z } from 'zod'
import { type ModelName, modelInputs, modelNames } from '../../src/models.ts'
import { openModels } from '../../src/runtime/node.ts'
import { prepareModels } from '../prepare-models.ts'

/** What TensorFlow.js answers to the same input, read once: how many numbers, their mean and some of them by their place. */
const Answers = z.record(
  z.string(),
  z.array(z.object({ length: z.number(), mean: z.number(), samples: z.array(z.tuple([z.number(), z.number()])) })),
)
const answers = Answers.parse(JSON.parse(readFileSync(new URL('tensorflow-answers.json', import.meta.url), 'utf8')))

const waves = (name: ModelName) => {
  const { side, channels } = modelInputs[name]
  return Float32Array.from({ length: side * side * channels }, (_, index) => Math.sin(index / 7) / 2 + 0.5)
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length

const isNear = (found: number | undefined, wanted: number, what: string) =>
  assert.ok(Math.abs((found ?? Number.NaN) - wanted) <= 0.002 * Math.max(1, Math.abs(wanted)) + 0.01, `${what}: ${found}, not ${wanted}`)

test('the converted models answer as they do in TensorFlow', async () => {
  const models = await openModels(prepareModels())
  for (const [name, expected] of Object.entries(answers)) {
    const outputs = await models[name as ModelName](waves(name as ModelName))
    assert.deepEqual(
      outputs.map(({ length }) => length),
      expected.map(({ length }) => length),
    )
    for (const [index, { mean: wanted, samples }] of expected.entries()) {
      const output = outputs[index] ?? new Float32Array()
      isNear(mean(output), wanted, `mean of output ${index} of ${name}`)
      for (const [place, value] of samples) isNear(output[place], value, `${place} of output ${index} of ${name}`)
    }
  }
})

test('the native runtime and WebAssembly answer alike', async () => {
  const folder = prepareModels()
  const [native, web] = await Promise.all([openModels(folder), openModels(folder, { isNative: false })])
  for (const name of modelNames) {
    const [one, other] = [await native[name](waves(name)), await web[name](waves(name))]
    for (const [index, output] of one.entries()) {
      const largest = output.reduce((most, value, place) => Math.max(most, Math.abs(value - (other[index]?.[place] ?? 0))), 0)
      isNear(largest, 0, `difference of output ${index} of ${name}`)
    }
  }
})
