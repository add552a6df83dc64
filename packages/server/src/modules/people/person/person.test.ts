import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOwnConfig, ownConfig } from '@campus/contract/people/own-config.ts'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('I see my basic information, with phone and address masked', async () => {
  const { token, person } = await enter(campus())
  const { data } = await asker(campus().url)(ownInfo, {}, { token })
  assert.deepEqual([data.id, data.number, data.roles], [person.id, person.number, ['student']])
  assert.match(data.phone, /^139\*{4}\d{4}$/)
  assert.doesNotMatch(JSON.stringify(data), new RegExp(`${person.phone}|${person.email}`))
})

test('basic information is stored as typed, and bad input names its field', async () => {
  const { token } = await enter(campus())
  const ask = asker(campus().url)
  assert.equal((await ask(editBasicInfo, { nickname: '  校园里的小明  ', namePinyin: "Xiao Ming-O'" }, { token })).code, 200)
  const { data } = await ask(ownInfo, {}, { token })
  assert.deepEqual([data.nickname, data.namePinyin], ['校园里的小明', "Xiao Ming-O'"])
  const refused = await ask(editBasicInfo, { nickname: '短', namePinyin: '小明' }, { token, language: 'en_US' })
  assert.deepEqual(refused.fields, {
    nickname: 'Nicknames are 6 to 50 characters long',
    namePinyin: 'Use only letters, spaces, hyphens and apostrophes',
  })
})

test('language and display settings apply to every device; omitted fields do not change', async () => {
  const { token } = await enter(campus())
  const ask = asker(campus().url)
  await ask(changeOwnConfig, { displayMode: 'dark' }, { token })
  await ask(changeOwnConfig, { language: 'en_US' }, { token })
  assert.deepEqual((await ask(ownConfig, {}, { token })).data, { language: 'en_US', displayMode: 'dark', roles: ['student'] })
  assert.equal((await ask(changeOwnConfig, { displayMode: 'pink' } as never, { token })).error, 'bad_input')
})
