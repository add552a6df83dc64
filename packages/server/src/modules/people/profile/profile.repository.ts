import { hotRead, type Sql } from '../../../platform/db/sql.ts'

export const findProfile = hotRead((sql, id: string) =>
  sql
    .selectFrom('person')
    .innerJoin('school', 'school.id', 'person.school_id')
    .where('person.id', '=', id)
    .select([
      'person.id',
      'person.kind',
      'person.number',
      'person.name',
      'person.nickname',
      'person.name_pinyin',
      'person.grade',
      'person.qq',
      'person.phone',
      'person.email',
      'person.id_card_encrypted',
      'person.avatar_file_id',
      'person.portrait_file_id',
      'person.org_unit_id',
      'school.name as school_name',
      'school.name_en as school_name_en',
      'school.name_tw as school_name_tw',
    ])
    .select((row) =>
      row
        .selectFrom('emergency_contact')
        .whereRef('emergency_contact.person_id', '=', 'person.id')
        .select((contact) => contact.fn.countAll<number>().as('total'))
        .as('emergency_contacts'),
    ),
)

export const updateInfo = (sql: Sql, id: string, info: { nickname?: string | undefined; qq?: string | undefined }) =>
  sql
    .updateTable('person')
    .set((row) => ({ nickname: info.nickname ?? row.ref('nickname'), qq: info.qq ?? row.ref('qq') }))
    .where('id', '=', id)
    .execute()

export const updatePinyin = (sql: Sql, id: string, namePinyin: string) =>
  sql.updateTable('person').set({ name_pinyin: namePinyin }).where('id', '=', id).execute()

export const lockPhotos = (sql: Sql, id: string) =>
  sql
    .selectFrom('person')
    .where('id', '=', id)
    .select(['avatar_file_id as avatar', 'portrait_file_id as portrait'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const setPhoto = (sql: Sql, id: string, use: 'avatar' | 'portrait', fileId: string | null) =>
  sql
    .updateTable('person')
    .set({ [`${use}_file_id`]: fileId })
    .where('id', '=', id)
    .execute()

export const findPortrait = (sql: Sql, id: string) =>
  sql
    .selectFrom('person')
    .innerJoin('file', 'file.id', 'person.portrait_file_id')
    .where('person.id', '=', id)
    .select(['file.id', 'file.created_at'])
    .executeTakeFirst()
