import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Collected, mayReplaceBackground, photoIn, typeIn } from './collected.ts'

const some = (typeId: string, purpose: string, photos: { readonly current?: string; readonly open?: string } = {}): Collected => {
  const photo = (id: string | undefined) => (id === undefined ? null : { id })
  return { type: { id: typeId, purpose }, current: photo(photos.current), open: photo(photos.open) } as unknown as Collected
}

const collected = [some('A', 'admission', { current: 'a1' }), some('R', 'recent', { current: 'r1', open: 'r2' }), some('D', 'degree')]

test('without a type in the address the recent photo is meant, else the first that the school collects', () => {
  assert.equal(typeIn(collected, undefined)?.type.id, 'R')
  assert.equal(typeIn([some('D', 'degree')], undefined)?.type.id, 'D')
  assert.equal(typeIn([], undefined), undefined)
})

test('a type that the school does not collect any more is not replaced by another', () => {
  assert.equal(typeIn(collected, 'D')?.type.id, 'D')
  assert.equal(typeIn(collected, 'X'), undefined)
})

test('a photo is found by its id, whether it counts already or is under way', () => {
  assert.equal(photoIn(collected, { id: 'r1' })?.photo.id, 'r1')
  assert.equal(photoIn(collected, { id: 'r2' })?.photo.id, 'r2')
  assert.equal(photoIn(collected, { id: 'a1', typeId: 'R' })?.of.type.id, 'A')
})

test('by its type the newest one is shown; one that was deleted is not replaced by somebody else’s', () => {
  assert.equal(photoIn(collected, { typeId: 'R' })?.photo.id, 'r2')
  assert.equal(photoIn(collected, { typeId: 'A' })?.photo.id, 'a1')
  assert.equal(photoIn(collected, { typeId: 'D' }), undefined)
  assert.equal(photoIn(collected, { id: 'gone', typeId: 'R' }), undefined)
})

test('another background is offered for a draft before a plain wall of the wrong colour, where the type allows it', () => {
  const type = { allowsNewBackground: true, standard: { background: 'white' } } as const
  const photo = (uniformity: string, colour: string, more: object = {}) => {
    const checks = [
      { name: 'BackgroundUniformity', verdict: uniformity },
      { name: 'BackgroundColour', verdict: colour },
    ]
    return { state: 'draft', background: 'as_taken', checks, ...more }
  }
  const may = (of: object, one: object) => mayReplaceBackground({ ...type, ...of } as never, one as never)
  assert.equal(may({}, photo('good', 'refuse')), true)
  assert.equal(may({}, photo('advise', 'refuse')), false, 'not plain enough')
  assert.equal(may({}, photo('good', 'good')), false, 'nothing is wrong with it')
  assert.equal(may({ allowsNewBackground: false }, photo('good', 'refuse')), false)
  assert.equal(may({ standard: { background: 'any' } }, photo('good', 'refuse')), false)
  assert.equal(may({}, photo('good', 'refuse', { background: 'replaced' })), false)
  assert.equal(may({}, photo('good', 'refuse', { state: 'reviewing' })), false)
})
