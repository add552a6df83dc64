import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keeperOf } from './secrets.ts'

const keeper = keeperOf('a secret of at least thirty-two characters')

test('what is sealed opens with the same secret, at the same place, and never looks the same twice', () => {
  const sealed = keeper.seal('11010519491231002X', 'person.id_card')
  assert.equal(keeper.open(sealed, 'person.id_card'), '11010519491231002X')
  assert.notDeepEqual(keeper.seal('11010519491231002X', 'person.id_card'), sealed)
  assert.ok(!sealed.toString('latin1').includes('1101'))
})

test('a sealed text opens nowhere else, not with another secret, and not when a bit was changed', () => {
  const sealed = keeper.seal('text', 'one place')
  assert.throws(() => keeper.open(sealed, 'another place'))
  assert.throws(() => keeperOf('another secret of thirty-two characters!').open(sealed, 'one place'))
  const bent = Buffer.from(sealed)
  bent[14] = (bent[14] ?? 0) ^ 1
  assert.throws(() => keeper.open(bent, 'one place'))
})

test('a value that is cut short is refused before its shorter tag could be judged', () => {
  // What is forged for a tag of 4 bytes needs 2^32 guesses; each length in between must be refused without a look at the tag.
  const sealed = keeper.seal('', 'one place')
  assert.equal(sealed.length, 28)
  for (let length = 0; length < 28; length += 1)
    assert.throws(() => keeper.open(sealed.subarray(0, length), 'one place'), /too short/, `${length} bytes`)
})

test('fingerprints find equal texts within one place only', () => {
  assert.deepEqual(keeper.fingerprint('a', 'x'), keeper.fingerprint('a', 'x'))
  assert.notDeepEqual(keeper.fingerprint('a', 'x'), keeper.fingerprint('a', 'y'))
  assert.notDeepEqual(keeper.fingerprint('a', 'x'), keeperOf('another secret of thirty-two characters!').fingerprint('a', 'x'))
})
