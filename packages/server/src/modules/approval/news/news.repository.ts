import type { Language } from '@campus/contract/language.ts'
import type { Sql } from '../../../platform/db/sql.ts'

const titles = { zh_CN: 'text.title', en_US: 'text.title_en', zh_TW: 'text.title_tw' } as const
const bodies = { zh_CN: 'text.body', en_US: 'text.body_en', zh_TW: 'text.body_tw' } as const

const ofOffice = (sql: Sql, personId: string) =>
  sql
    .selectFrom('message')
    .innerJoin('message_text as text', 'text.id', 'message.text_id')
    .where('message.person_id', '=', personId)
    .where('message.deleted_at', 'is', null)
    .where('text.subject_kind', 'in', ['approval_task', 'approval_instance'])

interface Page {
  readonly cursor: string | undefined
  readonly pageNo: number | undefined
  readonly pageSize: number
}

export const listNews = (sql: Sql, personId: string, language: Language, { cursor, pageNo, pageSize }: Page) => {
  const among = ofOffice(sql, personId)
  const after = cursor === undefined ? among : among.where('message.id', '<', cursor)
  return (pageNo === undefined ? after : after.offset((pageNo - 1) * pageSize))
    .leftJoin('approval_task as task', (join) =>
      join.onRef('task.id', '=', 'text.subject_id').on('text.subject_kind', '=', 'approval_task'),
    )
    .select([
      'message.id',
      'message.category',
      'message.read_at',
      'message.created_at',
      'text.subject_id',
      'task.instance_id',
      'task.node_id',
      `${titles[language]} as title`,
      `${bodies[language]} as body`,
    ])
    .orderBy('message.id', 'desc')
    .limit(pageSize + 1)
    .execute()
}

export const countNews = async (sql: Sql, personId: string) =>
  (
    await ofOffice(sql, personId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
