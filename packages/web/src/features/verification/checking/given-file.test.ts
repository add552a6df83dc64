import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentRefusals } from '@campus/contract/refusals/documents.ts'
import { judgeGiven } from './given-file.ts'

const headed = (text: string, size = text.length) => ({ size, head: new TextEncoder().encode(text) })

test('a PDF and a credential are distinguished by content', () => {
  assert.deepEqual(judgeGiven(headed('%PDF-1.7\n')), { is: 'pdf' })
  assert.deepEqual(judgeGiven(headed('{"@context":[]}')), { is: 'credential' })
  assert.deepEqual(judgeGiven(headed('\uFEFF\n  { "@context": [] }')), { is: 'credential' })
})

test('everything else is refused before anything is read, with what to do instead', () => {
  const judged = (given: ReturnType<typeof headed>) => {
    const answer = judgeGiven(given)
    return answer.is === 'refused' ? answer.why[1] : answer.is
  }
  assert.match(judged(headed('')), /empty\. Download it again/)
  assert.equal(judged(headed('\xFF\xD8\xFFJFIF')), documentRefusals.only_pdf[1])
  assert.equal(judged(headed('[1, 2]')), documentRefusals.only_pdf[1])
  assert.equal(judged(headed('{"a":1}', 400_001)), documentRefusals.only_pdf[1])
})

test('twenty megabytes are read, a byte more is not', () => {
  const limit = 20 * 1024 * 1024
  assert.deepEqual(judgeGiven(headed('%PDF-1.7', limit)), { is: 'pdf' })
  assert.equal(judgeGiven(headed('%PDF-1.7', limit + 1)).is, 'refused')
})
