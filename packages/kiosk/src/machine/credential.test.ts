import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { forgetCredential, readCredential, saveNonce, takeCredential, wasShut } from './credential.ts'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
})
beforeEach(() => kept.clear())

test('a screen that is enrolled again begins without the nonce of the credential before', () => {
  takeCredential('first')
  saveNonce('first', 'word')
  assert.deepEqual(readCredential(), { token: 'first', beat: 'word' })
  takeCredential('second')
  assert.deepEqual(readCredential(), { token: 'second', beat: null })
})

test('an answer to a heartbeat of the credential before changes nothing of the new one, nor does its end', () => {
  takeCredential('first')
  takeCredential('second')
  saveNonce('first', 'word')
  forgetCredential('first')
  assert.deepEqual([readCredential(), wasShut()], [{ token: 'second', beat: null }, false])
})

test('what is kept and cannot be read is no credential', () => {
  for (const text of ['', '{', '{"token":""}', 'null']) {
    kept.set('campus.terminal', text)
    assert.equal(readCredential(), undefined, text)
  }
})
