import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactCard } from '@campus/contract/people/directory.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { decrypt, ownCardCode, readScan } from '@campus/contract/scan/scan.ts'
import { asker } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()

test('a code is read, and its result is readable only for the session that scanned it', async () => {
  const ask = asker(campus().url)
  const [mine, other] = [await enter(campus()), await enter(campus())]
  const { data } = await ask(readScan, { text: `${campus().url}/#/verify?code=ZM-1` }, mine)
  assert.equal(data.kind, 'verification')
  assert.equal(data.sealed.includes('ZM-1'), false)
  assert.deepEqual((await ask(decrypt, { text: data.sealed }, mine)).data, { kind: 'verification', code: 'ZM-1' })
  assert.equal((await ask(decrypt, { text: data.sealed }, other)).error, 'sealed_elsewhere')
  assert.equal((await ask(decrypt, { text: 'made-up' }, mine)).error, 'sealed_elsewhere')
})

test('my card opens for ten minutes, for people of my school, who see me in their directory from then on', async () => {
  const ask = asker(campus().url)
  const mine = await enter(campus())
  const [schoolmate, stranger] = [await enter(campus(), { schoolId: mine.schoolId }), await enter(campus())]
  const { text } = (await ask(ownCardCode, {}, mine)).data
  assert.equal((await ask(contactCard, { id: mine.person.id }, schoolmate)).error, 'not_found')
  const { data } = await ask(readScan, { text }, schoolmate)
  assert.deepEqual((await ask(decrypt, { text: data.sealed }, schoolmate)).data, { kind: 'person', personId: mine.person.id })
  assert.equal((await ask(contactCard, { id: mine.person.id }, schoolmate)).data.name, (await ask(ownInfo, {}, mine)).data.name)
  assert.equal((await ask(readScan, { text }, stranger)).error, 'sealed_elsewhere')
  campus().clock.advance(601)
  assert.equal((await ask(readScan, { text }, schoolmate)).error, 'sealed_elsewhere')
})

test('scans are rate-limited', async () => {
  const mine = await enter(campus())
  const ask = asker(campus().url)
  const errors = await Promise.all(Array.from({ length: 61 }, async () => (await ask(readScan, { text: 'x' }, mine)).error))
  assert.equal(errors.filter((error) => error === 'try_later').length, 1)
})
