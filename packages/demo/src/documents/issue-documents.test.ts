import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { fillDemoSchool } from '../fill.ts'
import { personId } from '../people/person-rows.ts'
import { issueDemoDocuments } from './issue-documents.ts'

const campus = useTestCampus()

test("the demo's student has documents in every state, and each once however often the demo starts", async () => {
  const { ground } = campus()
  await fillDemoSchool({ sql: ground.sql, keeper: ground.world.keeper, blobs: ground.world.blobs }, new Date())
  const states = async () => {
    const rows = await ground.sql.selectFrom('issued_document').where('holder_id', '=', personId('100001')).select('state').execute()
    return rows.map(({ state }) => state).sort()
  }
  await issueDemoDocuments(ground)
  assert.deepEqual(await states(), ['issued', 'issued', 'issued', 'revoked', 'superseded'])
  await issueDemoDocuments(ground)
  assert.equal((await states()).length, 5)
})
