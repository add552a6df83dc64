import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountSchema, channelGiven, channelsFor } from './account-values.ts'

const typed = { phone: '', email: '', code: '', password: 'quiet meadow 31', passwordAgain: 'quiet meadow 31' }
const fields = (channel: 'record' | 'phone' | 'email', changed: Partial<typeof typed> = {}) =>
  accountSchema(channel, 64)
    .safeParse({ ...typed, ...changed })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

test('who keeps what the record has needs no code; a new phone or address proves itself by one', () => {
  assert.deepEqual(fields('record'), [])
  assert.deepEqual(fields('phone'), ['phone', 'code'])
  assert.deepEqual(fields('email', { email: 'ye@example.org', code: '123456' }), [])
  assert.deepEqual(fields('record', { passwordAgain: 'other' }), ['passwordAgain'])
})

test('without a proof an address or a phone is needed; with one the record’s own phone or address comes first where it has any', () => {
  assert.deepEqual(channelsFor(false, ['138****0000']), ['email', 'phone'])
  assert.deepEqual(channelsFor(true, ['138****0000']), ['record', 'phone', 'email'])
  assert.deepEqual(channelsFor(true, []), ['phone', 'email'])
})

test('only the chosen channel is sent', () => {
  const both = { phone: '13900001111', email: 'ye@example.org' }
  assert.deepEqual(channelGiven('record', both), {})
  assert.deepEqual(channelGiven('phone', both), { phone: both.phone })
  assert.deepEqual(channelGiven('email', both), { email: both.email })
})
