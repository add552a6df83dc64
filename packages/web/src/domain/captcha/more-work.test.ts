import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '@campus/client/failures.ts'
import { serveCalls } from '@campus/client/testing/school-server.ts'
import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import { withMoreWork } from './more-work.ts'
import { sha256 } from './sha256.ts'

const captchaId = '0190a0de-0000-7000-8000-000000000001'
const drawn = { captchaId, image: '', work: { challenge: 'challenge', bits: 4 } }
serveCalls((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 200, msg: '', data: drawn })),
)

const firstWord = (work: string) => sha256(new TextEncoder().encode(`challenge:${work}`))[0] ?? -1

test('where the server demands more work the device does as much as demanded, and the action is tried again with it', async () => {
  const proofs: (CaptchaProof | undefined)[] = []
  const answer = await withMoreWork(undefined, async (proof) => {
    proofs.push(proof)
    if (!proof) throw new Refusal('captcha_required', '', {}, { bits: 10 })
    return 'in'
  })
  assert.equal(answer, 'in')
  const [, proof] = proofs
  assert.equal(proof?.captchaId, captchaId)
  assert.ok(Math.clz32(firstWord(proof.work ?? '')) >= 10)
})

test('a usual captcha and every other refusal are left to the form, and a second demand is not answered', async () => {
  let tries = 0
  const refuse = (facts?: unknown, word = 'captcha_required') =>
    withMoreWork(undefined, async () => {
      tries += 1
      throw new Refusal(word, '', {}, facts)
    })
  await assert.rejects(refuse(), Refusal)
  await assert.rejects(refuse({ seconds: 5 }, 'try_later'), Refusal)
  assert.equal(tries, 2)
  await assert.rejects(refuse({ bits: 6 }), Refusal)
  assert.equal(tries, 4)
})
