import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secretBoxOf } from './secret-box.ts'

const secretBox = secretBoxOf('a secret of at least thirty-two characters')

test('ciphertext decrypts with the same secret and context, and never repeats', () => {
  const encrypted = secretBox.encrypt('11010519491231002X', 'person.id_card')
  assert.equal(secretBox.decrypt(encrypted, 'person.id_card'), '11010519491231002X')
  assert.notDeepEqual(secretBox.encrypt('11010519491231002X', 'person.id_card'), encrypted)
  assert.ok(!encrypted.toString('latin1').includes('1101'))
})

test('a sealed text opens nowhere else, not with another secret, and not when a bit was changed', () => {
  const encrypted = secretBox.encrypt('text', 'one place')
  assert.throws(() => secretBox.decrypt(encrypted, 'another place'))
  assert.throws(() => secretBoxOf('another secret of thirty-two characters!').decrypt(encrypted, 'one place'))
  const bent = Buffer.from(encrypted)
  bent[14] = (bent[14] ?? 0) ^ 1
  assert.throws(() => secretBox.decrypt(bent, 'one place'))
})

test('a value that is cut short is refused before its shorter tag could be judged', () => {
  // What is forged for a tag of 4 bytes needs 2^32 guesses; each length in between must be refused without a look at the tag.
  const encrypted = secretBox.encrypt('', 'one place')
  assert.equal(encrypted.length, 28)
  for (let length = 0; length < 28; length += 1)
    assert.throws(() => secretBox.decrypt(encrypted.subarray(0, length), 'one place'), /too short/, `${length} bytes`)
})

test('fingerprints find equal texts within one place only', () => {
  assert.deepEqual(secretBox.fingerprint('a', 'x'), secretBox.fingerprint('a', 'x'))
  assert.notDeepEqual(secretBox.fingerprint('a', 'x'), secretBox.fingerprint('a', 'y'))
  assert.notDeepEqual(secretBox.fingerprint('a', 'x'), secretBoxOf('another secret of thirty-two characters!').fingerprint('a', 'x'))
})
