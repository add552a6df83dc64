import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retention } from '@campus/contract/operations/retention.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepPeople } from '../../people/privacy/people-sweep.service.ts'

const campus = useTestCampus()

test('an auditor reads what is kept for how long, what goes when, and what the last run took; logs are kept 180 days at least', async () => {
  const { base, clock } = campus()
  const ask = asker(campus().url)
  const auditor = await enter(campus(), { kind: 'teacher', roles: ['auditor'] })
  const { schoolId, person } = auditor
  const kept = { messages: 30, loginLog: 30, profileViews: 60, approvals: 365 }
  await base.sql
    .insertInto('school_setting')
    .values({ school_id: schoolId, key: 'retention', value: JSON.stringify(kept) })
    .execute()
  const view = (days: number, what: 'card' | 'record') =>
    base.sql
      .insertInto('profile_view')
      .values({
        school_id: schoolId,
        person_id: person.id,
        viewer_id: person.id,
        what,
        created_at: new Date(clock.now().getTime() - days * 86_400_000),
      })
      .execute()
  await view(61, 'card')
  await view(59, 'record')
  await sweepPeople(systemContext(base))
  await sweepPeople(systemContext(base))
  const { kinds, nextRunAt } = (await ask(retention, {}, auditor)).data
  const of = (kind: string) => kinds.find((each) => each.kind === kind)
  assert.deepEqual([of('login_log')?.days, of('login_log')?.isRaised, of('message')?.days], [180, true, 30])
  assert.equal(of('audit_entry')?.days, null)
  const views = of('profile_view')
  // The second run found nothing; what the first one took stays known.
  assert.deepEqual([views?.lastRows, views?.deletedRows, views?.days], [0, 1, 60])
  assert.equal(Date.parse(views?.goesAt ?? '') - Date.parse(views?.oldestAt ?? ''), 60 * 86_400_000)
  assert.ok(Date.parse(nextRunAt) > Date.now())
  const student = await enter(campus(), { schoolId })
  assert.equal((await ask(retention, {}, student)).error, 'forbidden')
})
