import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { logInAs } from '../../testing/logging-in.ts'
import { makePerson, makeSchool } from '../../testing/people.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()

const sendForm = (lang: Language) => {
  const form = new FormData()
  form.set('account', 'T1')
  form.set('file', new Blob(['%PDF-1.7']), 'a.pdf')
  return fetch(`${campus().url}${login.path}`, { method: login.method, body: form, headers: { lang } })
}

test('a form with a file for a call that takes none is refused inside the envelope, in the language of the reader', async () => {
  for (const lang of ['zh_CN', 'en_US', 'zh_TW'] as const) {
    const response = await sendForm(lang)
    assert.equal(response.status, 415)
    const { code, msg, data, error } = Envelope.parse(await response.json())
    assert.deepEqual({ code, msg, data, error }, { code: 415, msg: say(refusals.bad_input, lang), data: null, error: 'bad_input' })
  }
})

test('the server keeps working after many such forms', async () => {
  const { sql } = campus().base
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm('zh_CN')))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([415]))
  const person = await makePerson(sql, (await makeSchool(sql)).id)
  assert.ok((await logInAs(campus().url, person)).token)
})
