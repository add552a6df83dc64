import { type ExpressionBuilder, sql as fragment } from 'kysely'
import { countRows } from '../../../platform/db/paging.ts'
import { containing, type Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import { isManager } from './is-manager.ts'

/** Whom somebody sees. */
export interface Visible {
  readonly schoolId: string
  readonly viewerId: string
  readonly viewerUnitId: string | null
  readonly isStaff: boolean
  readonly staff: boolean
  readonly students: 'school' | readonly string[]
  /** Among people asked for by id also oneself; lists of others leave oneself to the rules above. */
  readonly seesSelf?: true
}

const isSeen = (row: ExpressionBuilder<DB, 'person'>, { staff, students, viewerId, seesSelf }: Visible) => {
  const wasIntroduced = row
    .selectFrom('contact_introduction')
    .whereRef('contact_introduction.person_id', '=', 'person.id')
    .where('contact_introduction.viewer_id', '=', viewerId)
    .select('contact_introduction.person_id')
  const inUnits = students === 'school' ? [] : [row('person.org_unit_id', 'in', students)]
  const seesStudents = students === 'school' || students.length > 0
  return row.or([
    row.exists(wasIntroduced),
    ...(seesSelf ? [row('person.id', '=', viewerId)] : []),
    ...(staff ? [row('person.kind', '=', 'teacher')] : []),
    ...(seesStudents ? [row.and([row('person.kind', '=', 'student'), ...inUnits])] : []),
  ])
}

/** Whose card keeps the unit from the viewer is not found by it either. */
const showsUnit = (row: ExpressionBuilder<DB, 'person'>, { isStaff, viewerId, viewerUnitId }: Visible) => {
  const kept = row
    .selectFrom('card_privacy')
    .whereRef('card_privacy.person_id', '=', 'person.id')
    .where('card_privacy.field', '=', 'unit')
    .where((privacy) =>
      privacy.or([
        privacy('card_privacy.audience', '=', 'nobody'),
        ...(isStaff
          ? []
          : [
              privacy('card_privacy.audience', '=', 'staff'),
              privacy.and([
                privacy('card_privacy.audience', '=', 'class'),
                privacy(privacy.ref('person.org_unit_id'), 'is distinct from', viewerUnitId),
              ]),
            ]),
      ]),
    )
    .select('card_privacy.field')
  return row.or([row('person.id', '=', viewerId), row.not(row.exists(kept))])
}

const seen = (sql: Sql, visible: Visible) =>
  sql
    .selectFrom('person')
    .leftJoin('contact_remark', (join) =>
      join.onRef('contact_remark.person_id', '=', 'person.id').on('contact_remark.viewer_id', '=', visible.viewerId),
    )
    .where('person.school_id', '=', visible.schoolId)
    .where('person.state', '=', 'active')
    .where((row) => isSeen(row, visible))

type Seen = ReturnType<typeof seen>

const withContact = (query: Seen, visible: Visible) =>
  query
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .select([
      'person.id',
      'person.name',
      'person.name_pinyin',
      'person.kind',
      'person.avatar_file_id',
      'contact_remark.remark',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
    ])
    .select((row) => [
      fragment<
        string[]
      >`array(select tag from contact_tag where viewer_id = ${visible.viewerId} and person_id = person.id order by created_at)`.as('tags'),
      isManager.as('is_manager'),
      showsUnit(row, visible).as('shows_unit'),
    ])

export type ContactRow = Awaited<ReturnType<typeof listPeople>>[number]

/** Those of one unit (null: of none), those with a tag, those named, or those whom words describe. */
export type Among =
  | { readonly unitId: string | null }
  | { readonly tag: string }
  | { readonly ids: readonly string[] }
  | { readonly words: string }

const among = (query: Seen, which: Among, visible: Visible): Seen => {
  if ('unitId' in which)
    return query.where('person.org_unit_id', which.unitId === null ? 'is' : '=', which.unitId).where((row) => showsUnit(row, visible))
  if ('tag' in which)
    return query.where((row) =>
      row.exists(
        row
          .selectFrom('contact_tag')
          .whereRef('contact_tag.person_id', '=', 'person.id')
          .where('contact_tag.viewer_id', '=', visible.viewerId)
          .where('contact_tag.tag', '=', which.tag)
          .select('contact_tag.tag'),
      ),
    )
  if ('ids' in which) return query.where('person.id', 'in', which.ids)
  const typed = containing(which.words.toLowerCase())
  const joined = containing((which.words.replaceAll(/[\s']/g, '') || which.words).toLowerCase())
  const named = fragment<string>`lower(person.name || ' ' || person.nickname)`
  const sounds = fragment<string>`lower(replace(person.name_pinyin, ' ', '') || ' ' || person.name_spelling)`
  return query.where((row) =>
    row.or([
      row(fragment<string>`lower(contact_remark.remark)`, 'like', typed),
      // Who may not see numbers must not find them out digit by digit.
      ...(visible.isStaff
        ? [row('person.search_text', 'like', typed), row('person.search_text', 'like', joined)]
        : [row('person.number', '=', which.words), row(named, 'like', typed), row(sounds, 'like', joined)]),
    ]),
  )
}

export const listPeople = (sql: Sql, visible: Visible, which: Among, page: { pageNum: number; pageSize: number }) =>
  withContact(among(seen(sql, visible), which, visible), visible)
    .orderBy('is_manager', 'desc')
    .orderBy('person.name_spelling')
    .orderBy('person.number')
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize)
    .execute()

export const countPeople = (sql: Sql, visible: Visible, which: Among) => countRows(among(seen(sql, visible), which, visible))

export const findVisible = (sql: Sql, visible: Visible, id: string) =>
  seen(sql, visible).where('person.id', '=', id).select('person.id').executeTakeFirst()

/** The units right below one (null: the top), each with how many people the viewer sees in it and further down; empty ones are left out. */
export const listUnitsWithPeople = (sql: Sql, visible: Visible, parentId: string | null) =>
  sql
    .withRecursive('tree', (query) =>
      query
        .selectFrom('org_unit')
        .where('org_unit.school_id', '=', visible.schoolId)
        .where('org_unit.parent_id', parentId === null ? 'is' : '=', parentId)
        .select(['org_unit.id as root_id', 'org_unit.id'])
        .unionAll(query.selectFrom('org_unit').innerJoin('tree', 'tree.id', 'org_unit.parent_id').select(['tree.root_id', 'org_unit.id'])),
    )
    .selectFrom('tree')
    .innerJoin('person', 'person.org_unit_id', 'tree.id')
    .innerJoin('org_unit', 'org_unit.id', 'tree.root_id')
    .where('person.school_id', '=', visible.schoolId)
    .where('person.state', '=', 'active')
    .where((row) => isSeen(row, visible))
    .where((row) => showsUnit(row, visible))
    .groupBy(['org_unit.id'])
    .select(['org_unit.id', 'org_unit.kind', 'org_unit.name', 'org_unit.name_en', 'org_unit.name_tw'])
    .select((row) => row.fn.countAll<number>().as('people'))
    .orderBy('org_unit.position')
    .orderBy('org_unit.code')
    .execute()

export const findUnitId = async (sql: Sql, personId: string) =>
  (await sql.selectFrom('person').where('id', '=', personId).select('org_unit_id').executeTakeFirst())?.org_unit_id ?? null
