import { sql as fragment } from 'kysely'
import { waitingRows } from '../../../platform/db/paging.ts'
import { containing, type Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** What a decider may see of: their school, their scope, and never what is their own. */
export interface Reach {
  readonly schoolId: string
  readonly deciderId: string
  readonly scope: Scope
}

const applications = (sql: Sql) =>
  sql
    .selectFrom('application')
    .innerJoin('order_line as line', 'line.id', 'application.line_id')
    .innerJoin('document_template_version as version', 'version.id', 'application.version_id')
    .innerJoin('person', 'person.id', 'application.person_id')
    .leftJoin('org_unit as unit', 'unit.id', 'person.org_unit_id')
    .leftJoin('person as decider', 'decider.id', 'application.decided_by')
    // What nobody has to decide about has neither a time for it nor a process.
    .where((row) =>
      row.or([
        row('application.decide_by', 'is not', null),
        row.exists(
          row
            .selectFrom('approval_instance')
            .where('matter', '=', 'certificate')
            .whereRef('matter_id', '=', 'application.id')
            .select('approval_instance.id'),
        ),
      ]),
    )

const within = (sql: Sql, { schoolId, deciderId, scope }: Reach) => {
  const reached = applications(sql).where('application.school_id', '=', schoolId).where('application.person_id', '<>', deciderId)
  if (scope === 'school') return reached
  return scope.length > 0 ? reached.where('person.org_unit_id', 'in', scope) : reached.where(fragment<boolean>`false`)
}

const columns = [
  'application.id',
  'application.person_id',
  'application.order_id',
  'application.template_id',
  'application.way',
  'application.copies',
  'application.heading',
  'application.state',
  'application.decide_by',
  'application.nudges',
  'application.notes',
  'application.decided_at',
  'application.created_at',
  'version.name',
  'version.name_en',
  'version.name_tw',
  'line.amount',
  'person.name as person_name',
  'person.name_pinyin as person_pinyin',
  'person.number as person_number',
  'unit.name as unit_name',
  'unit.name_en as unit_name_en',
  'unit.name_tw as unit_name_tw',
  'decider.name as decider_name',
  'decider.name_pinyin as decider_pinyin',
] as const

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findInReach>>>

export const findInReach = (sql: Sql, reach: Reach, id: string) =>
  within(sql, reach).where('application.id', '=', id).select(columns).executeTakeFirst()

export interface DecisionFilter extends Reach {
  readonly state: 'pending' | 'decided'
  readonly templateId?: string | undefined
  readonly words?: string | undefined
}

const filtered = (sql: Sql, { state, templateId, words, ...reach }: DecisionFilter) => {
  let query = within(sql, reach)
  query =
    state === 'pending'
      ? query.where('application.state', '=', 'pending_approval').where('application.decided_at', 'is', null)
      : query.where('application.decided_at', 'is not', null)
  if (templateId) query = query.where('application.template_id', '=', templateId)
  if (!words) return query
  const searched = [
    'person.name',
    'person.name_pinyin',
    'person.number',
    'version.name',
    'version.name_en',
    'version.name_tw',
    'application.heading',
  ] as const
  return query.where((row) => row.or(searched.map((column) => row(column, 'ilike', containing(words)))))
}

/** What waits: the most urgent first. What had its word: the latest first. */
export const listDecisions = (sql: Sql, filter: DecisionFilter, { pageNum, pageSize }: { pageNum: number; pageSize: number }) =>
  filtered(sql, filter)
    .select(columns)
    .orderBy(filter.state === 'pending' ? 'application.decide_by' : 'application.decided_at', filter.state === 'pending' ? 'asc' : 'desc')
    .orderBy('application.id', filter.state === 'pending' ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countDecisions = async (sql: Sql, filter: DecisionFilter) =>
  (
    await filtered(sql, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const findWaiting = (sql: Sql, reach: Reach) =>
  waitingRows(filtered(sql, { ...reach, state: 'pending' }), 'application.created_at', 'application.decide_by')

export const countOverdue = async (sql: Sql, reach: Reach, now: Date) =>
  (
    await filtered(sql, { ...reach, state: 'pending' })
      .where('application.decide_by', '<', now)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** What somebody had of the same certificate before. */
export const listEarlier = (
  sql: Sql,
  { id, person_id, template_id }: Pick<DecisionRow, 'id' | 'person_id' | 'template_id'>,
  limit: number,
) =>
  sql
    .selectFrom('application')
    .where('person_id', '=', person_id)
    .where('template_id', '=', template_id)
    .where('id', '<', id)
    .select(['id', 'state', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The orders that applications belong to, each once; those of another school are left out where one is named. */
export const listOrdersOf = async (sql: Sql, ids: readonly string[], schoolId?: string): Promise<string[]> =>
  (
    await sql
      .selectFrom('application')
      .where('id', 'in', ids)
      .$if(schoolId !== undefined, (all) => all.where('school_id', '=', schoolId ?? ''))
      .select('order_id')
      .distinct()
      .orderBy('order_id')
      .execute()
  ).map(({ order_id }) => order_id)

/** What a process of the school knows of an application. */
export const findDescribed = (sql: Sql, id: string) =>
  sql
    .selectFrom('application')
    .innerJoin('order_line as line', 'line.id', 'application.line_id')
    .innerJoin('document_template as template', 'template.id', 'application.template_id')
    .innerJoin('document_template_version as version', 'version.id', 'application.version_id')
    .where('application.id', '=', id)
    .select(['version.name', 'template.code', 'application.way', 'application.copies', 'application.heading', 'line.amount'])
    .executeTakeFirstOrThrow()

export const findOwner = (sql: Sql, id: string) => sql.selectFrom('application').where('id', '=', id).select('person_id').executeTakeFirst()

/** The first decision counts; a second one finds it decided. */
export const markDecided = (sql: Sql, id: string, { by, notes, now }: { by: string | null; notes: string; now: Date }) =>
  sql
    .updateTable('application')
    .set({ decided_at: now, decided_by: by, notes })
    .where('id', '=', id)
    .where('state', '=', 'pending_approval')
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
