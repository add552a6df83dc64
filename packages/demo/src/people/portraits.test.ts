import assert from 'node:assert/strict'
import { test } from 'node:test'
import { similarity } from '@campus/face/embedding.ts'
import { isPassed, judgePortrait } from '@campus/face/judge.ts'
import { measureFaces, vectorOf } from '@campus/face/measure.ts'
import { openModels } from '@campus/face/runtime/node.ts'
import { pixelsOf } from '@campus/face/testing/pixels.ts'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import { portraitOf, portraits } from './portraits.ts'

test('every portrait passes, nobody could be taken for another, except for one pair of look-alikes', async () => {
  const models = await openModels(prepareModels(), { names: ['detector', 'mesh', 'iris', 'embedder'] })
  const vectors: Float32Array[] = []
  for (const { number } of portraits) {
    const picture = await pixelsOf(await portraitOf(number))
    const faces = await measureFaces(models, picture)
    assert.ok(isPassed(judgePortrait(picture, faces)), `${number} is refused`)
    const [face] = faces
    if (face) vectors.push(await vectorOf(models, picture, face))
  }
  const [first, last] = [vectors[0], vectors.at(-1)]
  assert.ok(first && last && vectors.length === 61)
  const alike = similarity(first, last)
  assert.ok(alike > 0.76 && alike < 0.78, String(alike))
  const others = vectors.slice(0, -1)
  for (const [index, one] of others.entries())
    for (const other of others.slice(index + 1)) assert.ok(similarity(one, other) < 0.76, String(similarity(one, other)))
})
