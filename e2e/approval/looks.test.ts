import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@campus/contract/language.ts'
import { approvalLooks, type Look } from './looks.ts'

test('the journeys of approvals are made in every language, on a phone and on a wide screen', () => {
  const made = new Set(Object.values<Look>(approvalLooks).map(({ language, size }) => `${language} ${size}`))
  assert.deepEqual(
    languages.flatMap((language) =>
      ['phone', 'wide'].filter((size) => !made.has(`${language} ${size}`)).map((size) => `${language} ${size}`),
    ),
    [],
  )
})
