import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardFrom, TypeTyped, typedFrom } from './type-typed.ts'

const empty = { ...typedFrom(undefined), name: '近照' }

test('a new type may be saved with a name alone; ranges left empty are no rules', () => {
  const parsed = TypeTyped.parse(empty)
  assert.deepEqual(standardFrom(parsed.standard), {
    width: 480,
    height: 640,
    background: 'any',
    hairFromTop: null,
    eyesFromTop: null,
    faceWidth: null,
    headHeight: null,
    fileKilobytes: null,
  })
})

test('a range needs both ends, the smaller first', () => {
  const withFace = (min: string, max: string) => TypeTyped.safeParse({ ...empty, standard: { ...empty.standard, faceWidth: { min, max } } })
  const { data } = withFace('180', '300')
  assert.deepEqual(data && standardFrom(data.standard).faceWidth, { min: 180, max: 300 })
  for (const [min, max] of [
    ['180', ''],
    ['', '300'],
    ['300', '180'],
    ['-1', '5'],
    ['a', 'b'],
  ] as const)
    assert.equal(withFace(min, max).success, false, `${min}-${max}`)
})
