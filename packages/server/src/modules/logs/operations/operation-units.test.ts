import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operateLog } from '@campus/contract/logs/operate-log.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { record } from '../../audit/audit.service.ts'

const campus = useTestCampus()

test('an operation stays in the unit that its actor had then, wherever they work today', async () => {
  const { base, url } = campus()
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const [before, after] = [await makeUnit(base.sql, schoolId, { kind: 'college' }), await makeUnit(base.sql, schoolId, { kind: 'college' })]
  const { person } = await enter(campus(), { schoolId, kind: 'teacher' })
  const moveTo = (unitId: string) => base.sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', person.id).execute()
  const act = (subjectId: string) =>
    record(systemContext(base), { action: 'exams.save', actorId: person.id, schoolId, subjectKind: 'exam', subjectId })
  await moveTo(before)
  await act('first')
  await moveTo(after)
  await act('second')
  const inUnit = async (unitId: string) => (await asker(url)(operateLog, { unitId }, admin)).data.rows.map(({ subjectId }) => subjectId)
  assert.deepEqual([await inUnit(before), await inUnit(after)], [['first'], ['second']])
})
