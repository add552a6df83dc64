import type { TestCampus } from './test-campus.ts'

/** Narrows the role of an administrator to some sets of calls, as a duty does. */
export const narrowAdministrator = ({ base }: Pick<TestCampus, 'base'>, schoolId: string, personId: string, sets = ['people', 'logs']) =>
  base.sql
    .insertInto('role_duty')
    .values({
      school_id: schoolId,
      person_id: personId,
      role: 'admin',
      sets,
      ends_at: new Date(base.now().getTime() + 30 * 86_400_000),
      reason: '只负责部分事务',
      created_at: base.now(),
      given_by: personId,
    })
    .execute()
