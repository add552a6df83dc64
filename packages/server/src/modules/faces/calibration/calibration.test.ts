import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { enter } from '../../../testing/enter.ts'
import { agreeToFaces, givePortrait } from '../../../testing/faces.ts'
import { standInFaces, standInPicture, standInVector } from '../../../testing/stand-in-faces.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { keepVector } from '../vectors/vector.service.ts'
import { calibrate } from './calibration.service.ts'

const campus = useTestCampus({ services: () => ({ face: standInFaces().port }) })

test('a school is calibrated by its own vectors, group by group; with few it proposes nothing', async () => {
  const ctx = systemContext(campus().base)
  const { schoolId } = await enter(campus())
  for (const kind of ['student', 'student', 'teacher'] as const) {
    const { person } = await enter(campus(), { schoolId, kind })
    const ids = { schoolId, personId: person.id }
    await agreeToFaces(ctx.sql, ids, 'comparison')
    const fileId = await givePortrait(campus(), ids, standInPicture({ who: person.id }))
    await keepVector(ctx, { ...ids, fileId, vector: standInVector(person.id) })
  }
  const [school] = await calibrate(ctx)
  assert.deepEqual([school?.people, school?.proposed], [3, undefined])
  assert.deepEqual(Object.fromEntries(school?.groups.map(({ group, pairs }) => [group, pairs]) ?? []), {
    everybody: 3,
    'no ID number': 3,
    student: 1,
    teacher: 0,
  })
})
