import type { consoleAnimalPlans } from '@campus/contract/animalplan/console/plans.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'

/** With the names that readers see beside a plan, and where its approval stands. */
const plans = (sql: Sql) =>
  sql
    .selectFrom('animal_plan')
    .innerJoin('person', 'person.id', 'animal_plan.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .leftJoin('animal_fund', 'animal_fund.id', 'animal_plan.fund_id')
    .leftJoin('animal_window', 'animal_window.id', 'animal_plan.window_id')
    .leftJoin('approval_instance', (join) =>
      join.onRef('approval_instance.matter_id', '=', 'animal_plan.id').on('approval_instance.matter', '=', 'animal_plan'),
    )

const shown = (among: ReturnType<typeof plans>) =>
  among.selectAll('animal_plan').select([
    'person.name as person_name',
    'person.name_pinyin as person_pinyin',
    'person.number as person_number',
    'org_unit.name as unit_name',
    'org_unit.name_en as unit_name_en',
    'org_unit.name_tw as unit_name_tw',
    'animal_fund.name as fund_name',
    'animal_fund.name_en as fund_name_en',
    'animal_fund.name_tw as fund_name_tw',
    'animal_window.term as term',
    fragment<string | null>`animal_window.closes_on::text`.as('closes_on'),
    'approval_instance.id as instance_id',
    fragment<string | null>`(select id from approval_task where approval_task.instance_id = approval_instance.id
        and kind = 'resubmit' and approval_task.state = 'open')`.as('resubmit_task_id'),
    fragment<number>`coalesce((select sum(number) from animal_plan_line where plan_id = animal_plan.id), 0)`.as('animals'),
    fragment<string | null>`(select min(arrives_on)::text from animal_plan_line where plan_id = animal_plan.id)`.as('first_arrival_on'),
  ])

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>

export const findPlan = (sql: Sql, schoolId: string, id: string) =>
  shown(plans(sql).where('animal_plan.school_id', '=', schoolId))
    .where((row) => row.or([row('animal_plan.id', '=', id), row('approval_instance.id', '=', id)]))
    .executeTakeFirst()

export const findDraft = (sql: Sql, personId: string) =>
  shown(plans(sql).where('animal_plan.person_id', '=', personId).where('animal_plan.state', '=', 'draft')).executeTakeFirst()

export const listOwn = (sql: Sql, personId: string, page: Page) =>
  onPage(shown(plans(sql).where('animal_plan.person_id', '=', personId)).orderBy('animal_plan.id', 'desc'), page).execute()

export const countOwn = (sql: Sql, personId: string) => countRows(sql.selectFrom('animal_plan').where('person_id', '=', personId))

export interface PlanFilter {
  readonly schoolId: string
  readonly state?: Column<'animal_plan', 'state'> | undefined
  readonly fundId?: string | undefined
  readonly windowId?: string | undefined
  readonly words: string
}

const filtered = (sql: Sql, { schoolId, state, fundId, windowId, words }: PlanFilter) => {
  let among = plans(sql).where('animal_plan.school_id', '=', schoolId).where('animal_plan.state', '<>', 'draft')
  if (state) among = among.where('animal_plan.state', '=', state)
  if (fundId) among = among.where('animal_plan.fund_id', '=', fundId)
  if (windowId) among = among.where('animal_plan.window_id', '=', windowId)
  if (words === '') return among
  const like = containing(words)
  return among.where((row) =>
    row.or([
      row('animal_plan.course', 'ilike', like),
      row('person.name', 'ilike', like),
      row('person.name_pinyin', 'ilike', like),
      row('animal_plan.ethics_number', 'ilike', like),
    ]),
  )
}

type Sort = InputOf<typeof consoleAnimalPlans>['sort']

const sortColumns = { course: 'animal_plan.course', amount: 'animal_plan.amount', animals: 'animals', firstArrivalOn: 'first_arrival_on' }

export const listFiltered = (sql: Sql, filter: PlanFilter, page: Page, sort?: Sort) =>
  onPage(inOrder(shown(filtered(sql, filter)), sort, sortColumns, { column: 'animal_plan.id', direction: 'desc' }), page).execute()

export const sumFiltered = (sql: Sql, filter: PlanFilter) =>
  filtered(sql, filter)
    .select([
      fragment<number>`coalesce(sum(animal_plan.amount), 0)::float8`.as('amount'),
      fragment<number>`coalesce(sum((select sum(number) from animal_plan_line where plan_id = animal_plan.id)), 0)::float8`.as('animals'),
    ])
    .executeTakeFirstOrThrow()

/** To be looked for in another statement. */
export const filteredIds = (sql: Sql, filter: PlanFilter) => filtered(sql, filter).select('animal_plan.id')

export type PlanIds = ReturnType<typeof filteredIds>

export const listByIds = (sql: Sql, ids: readonly string[]) => shown(plans(sql).where('animal_plan.id', 'in', ids)).execute()

export const countFiltered = (sql: Sql, filter: PlanFilter) => countRows(filtered(sql, filter))

export const lockPlan = (sql: Sql, id: string) =>
  sql.selectFrom('animal_plan').where('id', '=', id).select(['id', 'state', 'person_id']).forUpdate().executeTakeFirst()
