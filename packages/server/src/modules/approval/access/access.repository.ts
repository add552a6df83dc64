import { sql as fragment } from 'kysely'
import { onceATransaction } from '../../../platform/db/once-a-transaction.ts'
import { hotRead } from '../../../platform/db/sql.ts'

/**
 * What somebody is to an instance: whether they have or had a task of it, also one that was given to another, have a copy, or look after its process, which are those whom it
 * names, else the administrators of the school.
 */
export const findPart = hotRead((sql, instanceId: string, personId: string) =>
  sql
    .selectFrom(
      fragment<{ instance_id: string; person_id: string }>`(select ${instanceId}::uuid as instance_id, ${personId}::uuid as person_id)`.as(
        'asked',
      ),
    )
    .innerJoin('approval_instance as instance', 'instance.id', 'asked.instance_id')
    .select((row) => {
      const administrators = row
        .selectFrom('approval_process_admin')
        .innerJoin('person', 'person.id', 'approval_process_admin.person_id')
        .whereRef('approval_process_admin.process_id', '=', 'instance.process_id')
        .where(fragment<boolean>`person.state = 'active'`)
        .select('person.id')
      return [
        row
          .or([
            row.exists(
              row
                .selectFrom('approval_task as task')
                .whereRef('task.instance_id', '=', 'instance.id')
                .where(fragment<boolean>`asked.person_id in (task.owner_id, task.assignee_id, task.decided_by)`)
                .select('task.id'),
            ),
            row.exists(
              row
                .selectFrom('approval_event as event')
                .whereRef('event.instance_id', '=', 'instance.id')
                .where(fragment<boolean>`event.kind = 'task_given' and event.actor_id is not null`)
                .where(fragment<boolean>`event.data ->> 'from' = asked.person_id::text`)
                .select('event.seq'),
            ),
          ])
          .as('has_task'),
        row
          .exists(
            row
              .selectFrom('approval_copy as copy')
              .whereRef('copy.instance_id', '=', 'instance.id')
              .whereRef('copy.person_id', '=', 'asked.person_id')
              .select('copy.person_id'),
          )
          .as('has_copy'),
        row
          .case()
          .when(row.exists(administrators))
          .then(row.exists(administrators.whereRef('person.id', '=', 'asked.person_id')))
          .else(
            row.exists(
              row
                .selectFrom('person_role')
                .innerJoin('person', 'person.id', 'person_role.person_id')
                .whereRef('person_role.school_id', '=', 'instance.school_id')
                .whereRef('person_role.person_id', '=', 'asked.person_id')
                .where(fragment<boolean>`person_role.role = 'admin' and person.state = 'active'`)
                .select('person.id'),
            ),
          )
          .end()
          .as('is_administrator'),
      ]
    }),
)

const findPerson = hotRead((sql, id: string) => sql.selectFrom('person').where('id', '=', id).select('org_unit_id'))

/** The unit that somebody is in now; who starts something is asked for it more than once. */
export const findUnitOf = onceATransaction(async (sql, personId) => (await findPerson(sql, personId))?.org_unit_id ?? null)
