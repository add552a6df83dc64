import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import { changes } from '../change-records/change.repository.ts'

interface Filter {
  readonly schoolId: string
  readonly scope: Scope
  readonly state?: Column<'lesson_change', 'state'> | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

/** Changes of lessons of the units; for a swap, one of both is enough to see it. */
const within = (sql: Sql, { schoolId, scope, state, from, before }: Filter) =>
  changes(sql)
    .where('lesson_change.school_id', '=', schoolId)
    .$if(state !== undefined, (query) => query.where('lesson_change.state', '=', state ?? 'approved'))
    .$if(from !== undefined, (query) => query.where('lesson_change.created_at', '>=', from ?? null))
    .$if(before !== undefined, (query) => query.where('lesson_change.created_at', '<', before ?? null))
    .$if(scope !== 'school', (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('lesson_change_part as part')
            .innerJoin('lesson_section', (join) =>
              join.on((on) => on('lesson_section.lesson_id', '=', on.fn.coalesce('part.lesson_id', on.ref('lesson_change.lesson_id')))),
            )
            .innerJoin('section', 'section.id', 'lesson_section.section_id')
            .whereRef('part.change_id', '=', 'lesson_change.id')
            .where(fragment<boolean>`section.unit_id = any(${scope}::uuid[])`),
        ),
      ),
    )

export const listWithin = (sql: Sql, filter: Filter, page: Page) =>
  onPage(within(sql, filter).orderBy('lesson_change.id', 'desc'), page).execute()

export const countWithin = (sql: Sql, filter: Filter) => countRows(within(sql, filter).clearSelect())

/** Those of others that wait for a manager whose units hold all lessons of them. */
export const measureWaiting = (sql: Sql, filter: Filter, personId: string) =>
  waitingRows(
    within(sql, { ...filter, state: 'waiting_manager' })
      .clearSelect()
      .where('lesson_change.person_id', '<>', personId)
      .where(fragment<boolean>`lesson_change.colleague_id is distinct from ${personId}`)
      .$if(filter.scope !== 'school', (query) =>
        query.where(fragment<boolean>`not exists (select from lesson_change_part as part
          join lesson_section on lesson_section.lesson_id = coalesce(part.lesson_id, lesson_change.lesson_id)
          join section on section.id = lesson_section.section_id
          where part.change_id = lesson_change.id and section.unit_id <> all(${filter.scope}::uuid[]))`),
      ),
    'lesson_change.created_at',
  )
