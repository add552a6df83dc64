import assert from 'node:assert/strict'
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { test } from 'node:test'
import { hashAnswers, hashBallots, hashKeys } from '@campus/proof/ballot/ballot-hash.ts'
import { drawSalt, finishToken, startToken } from '@campus/proof/ballot/token.ts'
import { findOwn, recount } from './recount.ts'

const id = '0190a0de-0000-7000-8000-000000000001'

/** A campaign with one section and two ballots. */
const makeList = async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = privateKey.export({ format: 'jwk' }).n ?? ''
  const makeBallot = async (answers: readonly number[]) => {
    const started = await startToken(publicKey)
    const blinded = Buffer.from(started.blinded, 'base64url')
    const signed = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, blinded).toString('base64url')
    const token = await finishToken(publicKey, started, signed)
    assert.ok(token)
    return { ...token, hash: await hashAnswers(drawSalt(), answers) }
  }
  const ballots = [await makeBallot([5]), await makeBallot([1])] as const
  const section = { id, code: 'A', courseName: 'Algebra', teachers: [], publicKey, tokens: 2, ballots: [...ballots], textHashes: ['text'] }
  const keys = { keyHash: await hashKeys([section]), keys: [{ id, publicKey }] }
  const listHash = await hashBallots(ballots.map((ballot) => ({ ...ballot, id })))
  const time = '2026-11-17T00:00:00Z'
  const appraisal = { id, name: '', term: '', opensAt: time, closesAt: time, phase: 'closed' as const }
  return { list: { appraisal, keyHash: keys.keyHash, listHash, sections: [section] }, keys, section, ballots }
}

/** A key takes a while; nobody changes the list. */
const made = makeList()

test('a list is right as a whole, and every way of tampering with it is noticed', async () => {
  const { list, keys, section, ballots } = await made
  const count = (changed: Partial<typeof section>, others = keys) =>
    recount({ ...list, sections: [{ ...section, ...changed }] }, others, () => {})
  const [first, second] = ballots
  assert.deepEqual(await count({}), {
    hasSameKeys: true,
    isWholeList: true,
    hasEnoughTokens: true,
    isEachOnce: true,
    checked: 2,
    invalid: 0,
  })
  assert.equal((await count({ ballots: [first] })).isWholeList, false, 'a ballot was left out')
  assert.equal((await count({ ballots: [first, { ...second, hash: first.hash }] })).isWholeList, false, 'answers were changed')
  assert.equal((await count({ ballots: [first, { ...second, serial: drawSalt() }] })).invalid, 1, 'a ballot was invented')
  assert.equal((await count({ ballots: [first, first] })).isEachOnce, false, 'a ballot was counted twice')
  assert.equal((await count({ tokens: 1 })).hasEnoughTokens, false, 'more ballots than tokens')
  const otherKeys = { ...keys, keys: [{ id, publicKey: `A${section.publicKey.slice(1)}` }] }
  assert.equal((await count({}, otherKeys)).hasSameKeys, false, 'somebody was given another key')
})

test('a device finds its own ballot counted as it was, changed, or not at all', async () => {
  const { section, ballots } = await made
  const [{ serial, hash }] = ballots
  const verdict = (kept: { readonly serial: string; readonly hash: string; readonly textHash: string | null }) =>
    findOwn([section], { [id]: { state: 'sent', ...kept } })[0]?.verdict
  assert.equal(verdict({ serial, hash, textHash: 'text' }), 'found')
  assert.equal(verdict({ serial, hash, textHash: 'another' }), 'changed')
  assert.equal(verdict({ serial, hash: 'another', textHash: null }), 'changed')
  assert.equal(verdict({ serial: 'another', hash, textHash: null }), 'missing')
  assert.deepEqual(findOwn([section], { [id]: { state: 'late' } }), [])
})
