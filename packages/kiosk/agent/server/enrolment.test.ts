import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { systemContext } from '@campus/server/context/context.ts'
import { giveEnrolment } from '@campus/server/modules/terminals/credentials/enrolment.service.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { makeTerminal } from '@campus/server/testing/terminals.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { obtainCredential } from './enrolment.ts'

const campus = useTestCampus()

const newCode = async (part: 'screen' | 'printer') => {
  const { schoolId } = await enter(campus())
  const terminal = await makeTerminal(campus().base, { id: schoolId })
  return { terminalId: terminal.id, ...(await giveEnrolment(systemContext(campus().base), { terminalId: terminal.id, part })) }
}

test('a machine enrols once, and the same code finds its credential again', async (t) => {
  const file = join(scratchFolder(t), 'terminal', 'credential.json')
  const { terminalId, code } = await newCode('printer')
  const serverUrl = campus().url
  const token = await obtainCredential({ serverUrl, code, file })
  assert.match(token, /^terminal-/)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.ok(!readFileSync(file, 'utf8').includes(code))
  assert.equal(await obtainCredential({ serverUrl, code, file }), token)
  assert.equal(await obtainCredential({ serverUrl, code: undefined, file }), token)
  const next = await giveEnrolment(systemContext(campus().base), { terminalId, part: 'printer' })
  assert.notEqual(await obtainCredential({ serverUrl, code: next.code, file }), token)
})

test('a failed enrolment is reported in one sentence', async (t) => {
  const file = join(scratchFolder(t), 'credential.json')
  const serverUrl = campus().url
  await assert.rejects(obtainCredential({ serverUrl, code: undefined, file }), /give it the code of an administrator with --code/)
  await assert.rejects(obtainCredential({ serverUrl, code: 'WRONG-WRONG-WRONG', file }), /This code is wrong or has expired/)
  const { code } = await newCode('screen')
  await assert.rejects(obtainCredential({ serverUrl, code, file }), /for the screen of a terminal/)
  await assert.rejects(obtainCredential({ serverUrl: 'http://127.0.0.1:9', code, file }), /does not answer/)
})
