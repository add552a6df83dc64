import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Heading } from './template-choices.ts'

test('a certificate is addressed to a company by its full name, and to nothing that is no name', () => {
  for (const name of ['示范（上海）科技有限公司', 'A&B 律师事务所', '阿里·巴巴、腾讯（联合）', ' University of Example (Asia) '])
    assert.equal(Heading.safeParse(name).success, true, name)
  for (const text of ['', '（）', '&', '公司<b>', '甲\n乙', '甲  乙', '公'.repeat(61)])
    assert.equal(Heading.safeParse(text).success, false, text)
})
