import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Consent, Mobile } from '@campus/contract/fields.ts'
import type { Language } from '@campus/contract/language.ts'
import { z } from 'zod'
import { resolveBySchema } from './resolve-by-schema.ts'

const Registration = z.object({
  phone: Mobile,
  nickname: z.string().trim().min(6).max(50),
  contact: z.object({ name: z.string().min(1) }),
  consent: Consent,
})

const complain = async (values: z.input<typeof Registration>, language: Language) => {
  const { errors } = await resolveBySchema(Registration, language)(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return errors
}

const wrong = { phone: '123', nickname: 'abc', contact: { name: '' }, consent: false as true }

test('each wrong field shows its error in the reader’s language', async () => {
  const english = await complain(wrong, 'en_US')
  assert.equal(english.phone?.message, 'Enter an 11-digit mainland China mobile number')
  assert.equal(english.nickname?.message, 'At least 6 characters')
  assert.equal(english.contact?.name?.message, 'This is required')
  assert.equal(english.consent?.message, 'Please read and agree first')
  const traditional = await complain(wrong, 'zh_TW')
  assert.equal(traditional.phone?.message, '請輸入正確的 11 位手機號碼')
})

test('a right form gives the values as the schema cleans them', async () => {
  const given = { phone: ' 13812345678 ', nickname: 'xiaoming', contact: { name: '王' }, consent: true as const }
  const { values, errors } = await resolveBySchema(Registration, 'zh_CN')(given, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  assert.deepEqual(errors, {})
  assert.equal('phone' in values && values.phone, '13812345678')
})
