import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { explainIssue } from './field-texts.ts'
import { CaptchaAnswer, CodeOfSixDigits, codeOfDigits, Email, Mobile, PhoneNumber, type TextRule, textRules } from './fields.ts'

const accepts = (schema: z.ZodType, good: string[], bad: string[]) => {
  for (const text of good) assert.equal(schema.safeParse(text).success, true, text)
  for (const text of bad) assert.equal(schema.safeParse(text).success, false, text)
}

test('phones, addresses, codes and captchas have their forms', () => {
  accepts(Mobile, ['13800000000', ' 19912345678 '], ['12800000000', '1380000000', '138000000000', '+8613800000000'])
  accepts(
    PhoneNumber,
    ['13800000000', ' 0571-8888 1234 ', '400-810-8888', '110', '12345'],
    ['', '11', '1234567890123', 'abc', '110 或 120'],
  )
  accepts(Email, ['a@b.cn', ' Some.One+x@Example.EDU.cn '], ['a@b', '@b.cn', 'a b@c.cn', `${'x'.repeat(250)}@a.cn`])
  accepts(CodeOfSixDigits, ['000000', ' 123456 '], ['12345', '1234567', '12345a', '１２３４５６'])
  accepts(CaptchaAnswer, ['aB3x'], ['a b', '', '<x>', '验证'])
})

test('landlines, addresses, plates, Chinese and letters have their forms, in contract and forms alike', () => {
  const cases: readonly (readonly [TextRule, string[], string[]])[] = [
    [
      'landline',
      ['010-62785001', '02162785001', '(0571) 8888888', '62785001', '010-6278 5001-8012', '400-810-8888'],
      ['13800000000', '110', '010-1234', 'abc'],
    ],
    [
      'url',
      ['https://www.example.edu.cn/a?b=1#c', 'http://例子.cn'],
      ['example.cn', 'javascript:alert(1)', 'https://', 'https://a b.cn', 'http://me@x.cn'],
    ],
    [
      'plate',
      ['京A12345', ' 粤bd12345 ', '沪A1234学', '粤Z1234港', '京AD12345', '苏E12345D'],
      ['A12345', '京I12345', '京A1234', '京A123456', '国A12345'],
    ],
    ['chinese', ['张三', '阿卜杜拉·买买提'], ['Zhang', '张 三', '张3', '']],
    ['letters', ['abcXYZ'], ['abc1', 'é', 'a b', '']],
    ['digits', ['0123'], ['12a', '１２', '']],
    ['identity_number', ['11010519491231002x'], ['110105194912310021', '11010519491331002X']],
    ['six_digits', ['123456'], ['12345']],
  ]
  for (const [rule, good, bad] of cases) {
    accepts(textRules[rule], good, bad)
    assert.notEqual(explainIssue({ code: 'custom', message: rule }, 'en_US'), 'This is not valid', rule)
  }
  accepts(codeOfDigits(4), ['0000'], ['000', '00000', '00a0'])
  const [issue] = codeOfDigits(4).safeParse('x').error?.issues ?? []
  assert.equal(issue && explainIssue(issue, 'zh_TW'), '請輸入 4 位數字')
})

test('an address is stored in lower case, so that one person cannot hold it twice', () => {
  assert.equal(Email.parse('A.B@Example.CN'), 'a.b@example.cn')
})

test('a missing, short, long or wrong field is explained in the language of the reader', () => {
  const schema = z.object({ name: z.string().min(2).max(3), phone: Mobile, count: z.number().min(1) })
  const explain = (input: unknown, language: 'zh_CN' | 'en_US') =>
    schema.safeParse(input, { reportInput: true }).error?.issues.map((issue) => explainIssue(issue, language))
  assert.deepEqual(explain({ phone: 'x', count: 0, name: 'a' }, 'en_US'), [
    'At least 2 characters',
    'Enter an 11-digit mainland China mobile number',
    'Must be at least 1',
  ])
  assert.deepEqual(explain({ phone: '13800000000', count: 1, name: 'abcd' }, 'zh_CN'), ['最多 3 个字符'])
  assert.deepEqual(explain({ phone: '13800000000', count: 1 }, 'zh_CN'), ['此项必填'])
  assert.deepEqual(explain({ phone: '13800000000', count: 'x', name: 'ab' }, 'en_US'), ['This is not valid'])
})

test('an optional field still has its type', () => {
  const schema = z.object({ phone: z.union([z.literal(''), Mobile]) })
  const [issue] = schema.safeParse({ phone: '123' }).error?.issues ?? []
  assert.equal(issue && explainIssue(issue, 'en_US'), 'Enter an 11-digit mainland China mobile number')
})
