import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inCapitals } from './chinese-amount.ts'

const cases: readonly (readonly [number, string])[] = [
  [0, '零元整'],
  [0.05, '伍分'],
  [1, '壹元整'],
  [10.5, '壹拾元伍角'],
  [1234.56, '壹仟贰佰叁拾肆元伍角陆分'],
  [1005.04, '壹仟零伍元零肆分'],
  [100_000, '壹拾万元整'],
  [100_010, '壹拾万零壹拾元整'],
  [1_000_001, '壹佰万零壹元整'],
  [10_001_000, '壹仟万壹仟元整'],
  [200_000_000, '贰亿元整'],
  [-8, '负捌元整'],
  [1e15, ''],
]

test('amounts in capital characters', () => {
  for (const [yuan, text] of cases) assert.equal(inCapitals(yuan), text, String(yuan))
})
