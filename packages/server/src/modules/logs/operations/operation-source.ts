import { type Language, say } from '@campus/contract/language.ts'
import { areaNames } from '@campus/contract/logs/action-areas.ts'
import { operationOutcomeNames } from '@campus/contract/logs/log-words.ts'
import { type OperationRow, operateLog } from '@campus/contract/logs/operate-log.ts'
import { sql as fragment, type RawBuilder, type Selectable } from 'kysely'
import type { Ctx } from '../../../context/context.ts'
import { containing } from '../../../platform/db/sql.ts'
import type { AuditEntry } from '../../../platform/db/table-types.ts'
import type { LogSource, LogWhere } from '../log-source.extension.ts'
import { logExport } from '../reading/log-export.service.ts'
import { networkColumn, personText, timeColumn } from '../source/log-columns.service.ts'
import { type LogNames, peopleNamed, readLogNames } from '../source/log-names.service.ts'
import { allOf, conditionsOf, countMonthRows, firstMomentOf, listMonthRows } from '../source/month-rows.repository.ts'
import { actionName, actionNames, actionsNamed } from './action-names/action-names.ts'
import { describeDetails } from './details.rules.ts'
import { subjectName } from './subject-names.ts'

type Row = Selectable<AuditEntry>
type Condition = RawBuilder<boolean>

const ofAction = (action: string): Condition => fragment<boolean>`(action = ${action} or starts_with(action, ${`${action}.`}))`

/** How the names of such actions end; for PostgreSQL as well as for us. */
const refusal = '[._](refused?|rejected)$'

const ofOutcome = (outcome: string): Condition => {
  const isRefusal = fragment<boolean>`action ~ ${refusal}`
  if (outcome === 'refused') return isRefusal
  return outcome === 'done' ? fragment<boolean>`not ${isRefusal}` : fragment<boolean>`false`
}

const ofWords = async (ctx: Ctx, { schoolId }: LogWhere, words: string): Promise<Condition> => {
  const people = await peopleNamed(ctx, schoolId, words)
  return fragment<boolean>`(actor_id = any(${people}::uuid[]) or subject_id = any(${people}::text[])
    or action = any(${actionsNamed(words)}::text[]) or subject_id = ${words} or details::text ilike ${containing(words)})`
}

/** Two indexes serve one person: what they did, and what was done to them. */
const ofPerson = (personId: string, rest: readonly Condition[], limit: number): Condition => {
  const among = (one: Condition) => fragment`(select id from audit_entry where ${allOf([...rest, one])} order by id desc limit ${limit})`
  return fragment<boolean>`id in (${among(fragment<boolean>`actor_id = ${personId}`)} union ${among(fragment<boolean>`subject_id = ${personId}`)})`
}

const conditions = async (ctx: Ctx, where: LogWhere, limit: number): Promise<Condition[]> => {
  const { personId, action, words, subjectId, outcome, ...common } = where
  const rest = [
    ...conditionsOf(common),
    ...(outcome ? [ofOutcome(outcome)] : []),
    ...(action ? [ofAction(action)] : []),
    ...(subjectId ? [fragment<boolean>`subject_id = ${subjectId}`] : []),
    ...(words ? [await ofWords(ctx, where, words)] : []),
  ]
  return personId ? [...rest, ofPerson(personId, rest, limit)] : rest
}

const subjectOf = (row: Row, names: LogNames, language: Language) => {
  const kind = say(subjectName(row.subject_kind), language)
  if (row.subject_kind !== 'person') return kind
  const person = row.subject_id ? names.person(row.subject_id) : null
  return person?.name ? `${person.name} · ${person.number}` : kind
}

const present = (row: Row, names: LogNames, language: Language): OperationRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: names.person(row.actor_id),
  action: row.action,
  actionText: say(actionName(row.action), language),
  outcome: new RegExp(refusal).test(row.action) ? 'refused' : 'done',
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectText: subjectOf(row, names, language),
  details: describeDetails(row.details, language),
  network: row.network,
  requestId: row.request_id,
  sequence: row.sequence,
})

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

const detailText = ({ details }: OperationRow) =>
  details.map(({ label, before, after }) => (before === null ? `${label}: ${after}` : `${label}: ${before} → ${after}`)).join('; ')

/** The audit log, in words. */
export const operationSource: LogSource<OperationRow> = {
  columns: [
    timeColumn,
    { key: 'actor', title: ['操作人', 'By', '操作人'], cell: ({ actor }) => personText(actor) },
    { key: 'action', title: ['操作', 'Action', '操作'], cell: ({ actionText }) => actionText },
    { key: 'subject', title: ['对象', 'About', '對象'], cell: ({ subjectText }) => subjectText },
    { key: 'details', title: ['详情', 'Details', '詳情'], cell: detailText },
    networkColumn,
  ],
  list: async (ctx, where, limit) => {
    const rows = await listMonthRows<Row>(ctx.sql, 'audit_entry', await conditions(ctx, where, limit), limit)
    const about = rows.map(({ subject_kind, subject_id }) => (subject_kind === 'person' && isUuid(subject_id) ? subject_id : null))
    const names = await readLogNames(ctx, where.schoolId, { people: [...rows.map(({ actor_id }) => actor_id), ...about] })
    return rows.map((row) => present(row, names, ctx.language))
  },
  count: async (ctx, where, max) => countMonthRows(ctx.sql, 'audit_entry', await conditions(ctx, where, max), max),
  firstAt: (ctx, schoolId) => firstMomentOf(ctx.sql, 'audit_entry', schoolId),
  inTrail: ({ actor, actionText, outcome, subjectText, network, requestId }) => ({
    what: `${actionText} · ${subjectText}`,
    outcome: '',
    isRefused: outcome === 'refused',
    person: actor,
    network,
    requestId,
  }),
}

/** An action of an area, or the area before the dot. */
export const operationExport = logExport(operationSource, {
  who: operateLog.who,
  actions: { ...areaNames, ...actionNames },
  outcomes: operationOutcomeNames,
  peopleOf: ({ actor, subjectKind, subjectId }) => [actor?.id, subjectKind === 'person' && isUuid(subjectId) ? subjectId : null],
})
