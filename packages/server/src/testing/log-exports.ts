import type { GivenTo } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { type askExport, downloadExport, type Export, exportById } from '@campus/contract/logs/exports.ts'
import { type Column, runText } from '../platform/db/sql.ts'
import { asker, fetchCall } from './ask.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { makeTerminal } from './terminals.ts'
import type { TestCampus } from './test-campus.ts'

type Staff = Awaited<ReturnType<typeof enter>>

/** What is asked for where a test does not say otherwise. */
export const exportOfEvents: GivenTo<typeof askExport> = {
  source: 'terminal_events',
  columns: ['kind', 'note'],
  format: 'csv',
  reason: '学期末检查',
}

export const refusalOf = async (response: Response) => Envelope.parse(await response.json()).error

/** Schools with long lists, and what people do with exports of them. */
export const exportsAt = (campus: () => TestCampus) => {
  const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
  const staff = (schoolId: string | undefined, ...roles: readonly Column<'person_role', 'role'>[]): Promise<Staff> =>
    enter(campus(), { kind: 'teacher', roles, ...(schoolId ? { schoolId } : {}) })
  /** A school with a terminal at which much happened, one thing a second. */
  const openSchool = async (events: number) => {
    const admin = await staff(undefined, 'admin')
    const { base } = campus()
    const terminal = await makeTerminal(base, { id: admin.schoolId })
    await runText(
      base.sql,
      `insert into terminal_event (school_id, terminal_id, kind, note, at)
       select $1, $2, case when n % 5 = 0 then 'offline' else 'online' end, 'event ' || n, $3::timestamptz + n * interval '1 second' from generate_series(1, ${events}) as n`,
      [admin.schoolId, terminal.id, '2026-03-01T00:00:00Z'],
    )
    return { admin, terminal, schoolId: admin.schoolId }
  }
  const untilEnded = (who: Staff, id: string): Promise<Export> =>
    eventually(async () => {
      const { data } = await ask(exportById, { id }, who)
      return data.state === 'running' || data.state === 'waiting' ? undefined : data
    })
  const fetchFile = (who: { readonly token: string }, id: string) =>
    fetchCall(campus().url, downloadExport, { id }, { token: who.token, headers: { 'x-requested-with': 'campus' } })
  const actionsOf = async (id: string) =>
    (
      await campus()
        .base.sql.selectFrom('audit_entry')
        .where('subject_id', '=', id)
        .select(['action', 'actor_id', 'details'])
        .orderBy('id')
        .execute()
    ).map((entry) => ({ ...entry, details: entry.details as Record<string, unknown> }))
  /** One that no job works on. */
  const newExport = ({ schoolId, person }: Staff, source: 'orders' | 'terminal_events', columns: readonly string[]) => ({
    schoolId,
    askedBy: person.id,
    source,
    filter: {},
    filterTexts: [],
    columns,
    format: 'csv' as const,
    language: 'zh_CN' as const,
    reason: exportOfEvents.reason,
    total: 0,
    hasUnmasked: false,
    needsApproval: false,
    now: campus().base.now(),
    expiresAt: null,
  })
  return { ask, staff, openSchool, untilEnded, fetchFile, actionsOf, newExport }
}
