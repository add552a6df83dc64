import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../platform/db/sql.ts'

/** Which steps a person has done, in one look. */
export const findSteps = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .where('person.id', '=', personId)
    .select([
      'person.school_id',
      'person.kind',
      fragment<boolean>`person.nickname <> '' and person.name_pinyin <> '' and person.qq <> ''`.as('profile'),
      fragment<boolean>`person.phone is not null`.as('phone'),
      fragment<boolean>`person.email is not null`.as('email'),
      fragment<boolean>`person.avatar_file_id is not null`.as('avatar'),
      fragment<boolean>`person.portrait_file_id is not null`.as('portrait'),
      fragment<boolean>`exists (select 1 from emergency_contact where emergency_contact.person_id = person.id)`.as('emergency_contact'),
      fragment<boolean>`exists (select 1 from passkey where passkey.person_id = person.id)`.as('passkey'),
      fragment<boolean>`exists (select 1 from message_reminder where message_reminder.person_id = person.id)
        or exists (select 1 from quiet_hours where quiet_hours.person_id = person.id)`.as('reminders'),
      fragment<boolean>`exists (select 1 from feedback where feedback.person_id = person.id)`.as('feedback'),
      fragment<boolean>`exists (select 1 from evaluation where evaluation.person_id = person.id)`.as('evaluation'),
    ])
    .executeTakeFirst()

/** How many of the parts of a profile somebody has filled in; cheap enough to compare a whole school by. */
const filledParts = fragment<number>`(nickname <> '')::int + (name_pinyin <> '')::int + (phone is not null)::int
  + (email is not null)::int + (avatar_file_id is not null)::int + (portrait_file_id is not null)::int + (qq <> '')::int`

export const comparePeers = (
  sql: Sql,
  { schoolId, kind, personId }: { schoolId: string; kind: Column<'person', 'kind'>; personId: string },
) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .where('id', '<>', personId)
    .select((row) => [
      row.fn.countAll<number>().as('peers'),
      fragment<number>`count(*) filter (where ${filledParts} < (select ${filledParts} from person where id = ${personId}))`.as('behind'),
    ])
    .executeTakeFirstOrThrow()
