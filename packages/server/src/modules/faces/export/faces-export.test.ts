import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportFaces } from './faces-export.service.ts'

const campus = useTestCampus()

test('somebody’s own copy holds every time their face was measured or checked, however often', async () => {
  const { person, schoolId } = await enter(campus())
  const { sql } = campus().base
  const times = [schoolId, person.id, 1001]
  const calls = `insert into face_call (id, school_id, person_id, purpose, outcome, ms, consent, created_at)
    select uuidv7(), $1, $2, 'login', 'passed', 1, 'given', now() from generate_series(1, $3::int)`
  const checks = `insert into face_check (school_id, challenge_id, purpose, subject_id, person_id, outcome, similarity, model_id, device_name, network, created_at)
    select $1, gen_random_uuid(), 'login', $2, $2, 'passed', 0.9, 'model', 'phone', '', now() from generate_series(1, $3::int)`
  for (const statement of [calls, checks]) await runText(sql, statement, times)
  const copy = await exportFaces(systemContext(campus().base), person.id)
  assert.deepEqual([copy.calls.length, copy.checks.length], [1001, 1001])
})
