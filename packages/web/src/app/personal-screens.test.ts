import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { showsPersonalData } from './personal-screens.ts'

test('screens with data of persons carry the watermark, the others do not', () => {
  const personal = [
    ...Object.values(recordsPaths),
    consolePaths.person,
    consolePaths.people,
    consolePaths.papers,
    consolePaths.counter,
    consolePaths.gradeSheets,
    peoplePaths.profile,
    peoplePaths.record,
    peoplePaths.emergency,
    identityPaths.paper,
    gradesPaths.grade,
  ]
  const plain = [
    accountPaths.login,
    messagesPaths.home,
    helpPaths.help,
    peoplePaths.general,
    identityPaths.camera,
    identityPaths.cameraGuide,
    consolePaths.settings,
    consolePaths.templates,
    consolePaths.articles,
    consolePaths.terminals,
  ]
  for (const { address } of personal) assert.ok(showsPersonalData(address), address)
  for (const { address } of plain) assert.ok(!showsPersonalData(address), address)
})
