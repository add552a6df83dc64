import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@campus/contract/language.ts'
import { codeMail, codeSms } from './code-mail.ts'

const letter = { to: 'li.lei@example.edu.cn', code: '042917', minutes: 10, product: 'Campus' } as const

test('every language and purpose has a letter with the code and the minutes in it', () => {
  for (const language of languages)
    for (const purpose of ['login', 'register', 'recover', 'change'] as const) {
      const mail = codeMail({ ...letter, language, purpose })
      for (const text of [codeSms({ ...letter, language, purpose }).text, mail.text, mail.html]) assert.match(text, /042917[^]*10/)
      assert.match(mail.html, new RegExp(`lang="${language.replace('_', '-')}"`))
    }
})

test('the name of the product cannot bring markup into a mail', () => {
  const { html } = codeMail({ ...letter, language: 'en_US', purpose: 'login', product: '<img src=x onerror="alert(1)">' })
  assert.doesNotMatch(html, /<img/)
  assert.match(html, /&lt;img src=x onerror=&quot;/)
})
