import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashAnswers, hashBallots, hashKeys, hashText } from './ballot-hash.ts'

test('a hash stands for one salt and one list of answers; "no answer" is an answer of its own', async () => {
  const hashes = await Promise.all([
    hashAnswers('s', [5, null, 1]),
    hashAnswers('s', [5, 1, null]),
    hashAnswers('s', [5, 1]),
    hashAnswers('t', [5, null, 1]),
    hashText('s', '5 - 1'),
  ])
  assert.equal(new Set(hashes).size, hashes.length)
  assert.equal(hashes[0], await hashAnswers('s', [5, null, 1]))
})

test('lists have one value whatever their order, and another when one entry differs', async () => {
  const keys = [
    { id: 'a', publicKey: 'k' },
    { id: 'b', publicKey: 'l' },
  ]
  assert.equal(await hashKeys(keys), await hashKeys(keys.toReversed()))
  assert.notEqual(await hashKeys(keys), await hashKeys(keys.slice(1)))
  const ballots = [
    { id: 'a', serial: '1', hash: 'x' },
    { id: 'a', serial: '2', hash: 'y' },
  ]
  assert.equal(await hashBallots(ballots), await hashBallots(ballots.toReversed()))
  assert.notEqual(await hashBallots(ballots), await hashBallots(ballots.map((ballot) => ({ ...ballot, id: 'b' }))))
})
