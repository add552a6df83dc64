import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSchool } from '../../../../testing/people.ts'
import { signingAt } from '../../../../testing/signing.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'
import { activeChain } from '../../keys/chain.service.ts'
import { describeKeys, renewIssuingOf, revokeBySerial, rotateOf } from './operator-keys.service.ts'

const campus = useTestCampus()
const { system } = signingAt(campus)
const linesOf = async (code: string, days = 0) => (await describeKeys(system(days))).filter((line) => line.startsWith(code))
const columnsOf = async (code: string) => (await linesOf(code)).map((line) => line.split(/\s+/).slice(1, 3).join(' '))

test('the operator sees the keys of all schools, those in use first, and which end soon', async () => {
  const school = await makeSchool(campus().base.sql)
  await activeChain(system(), school.id)
  const serial = await rotateOf(system(), school.code, 'signer')
  assert.deepEqual(await columnsOf(school.code), ['root active', 'issuing active', 'code active', 'signer active', 'signer retired'])
  assert.ok((await linesOf(school.code)).some((line) => line.includes(`active   ${serial}`)))
  const ending = async (days: number) => (await linesOf(school.code, days)).filter((line) => line.includes('ENDS SOON')).length
  assert.deepEqual([await ending(0), await ending(3 * 365 - 10), await ending(9.5 * 365)], [0, 2, 3])
})

test('a key is revoked by its serial number alone, once it is not in use', async () => {
  const school = await makeSchool(campus().base.sql)
  const { signer } = await activeChain(system(), school.id)
  const revoke = (serial: string) => revokeBySerial(system(), { serial, since: new Date().toISOString(), reason: 'lost' })
  await assert.rejects(revoke(signer.serial), /signer_in_use/)
  await assert.rejects(revoke('00'.repeat(16)), /not_found/)
  await renewIssuingOf(system(), school.code)
  await revoke(signer.serial)
  const columns = await columnsOf(school.code)
  assert.deepEqual(
    columns.slice(0, 4).map((column) => column.split(' ')[1]),
    ['active', 'active', 'active', 'active'],
  )
  assert.deepEqual(columns.slice(4).sort(), ['code retired', 'issuing retired', 'signer revoked'])
})

test('a school that is not there has no keys to change', async () => {
  await assert.rejects(rotateOf(system(), 'no-such-school', 'code'), /not_found/)
  await assert.rejects(renewIssuingOf(system(), 'no-such-school'), /not_found/)
})
