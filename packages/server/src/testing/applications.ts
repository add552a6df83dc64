import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import { application, fileApply } from '@campus/contract/certificates/applications.ts'
import { systemContext } from '../context/context.ts'
import { itemOf } from '../modules/printing/items/item.service.ts'
import { queueJob } from '../modules/printing/jobs/job.service.ts'
import { report } from '../modules/printing/jobs/report.service.ts'
import type { Column } from '../platform/db/sql.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { makeSchool } from './people.ts'
import { makeRecord } from './studies.ts'
import { makeTerminal } from './terminals.ts'
import type { TestCampus } from './test-campus.ts'
import { makeUnit } from './units.ts'

type Application = OutputOf<typeof application>

/** Applies for a certificate through the front door, by download unless another way is named. */
export const applyFor = async (campus: TestCampus, { token }: { readonly token: string }, given: Partial<GivenTo<typeof fileApply>>) => {
  const { data, msg } = await asker(campus.url)(fileApply, { way: 'download', templateId: '', ...given }, { token })
  if (!data) throw new Error(msg)
  return data
}

/** Looks at an application until it stands as wanted. */
export const waitForApplication = (
  campus: TestCampus,
  { token }: { readonly token: string },
  id: string,
  isThere: (application: Application) => boolean = ({ delivery }) => delivery !== 'making' && delivery !== 'none',
): Promise<Application> =>
  eventually(async () => {
    const { data } = await asker(campus.url)(application, { id }, { token })
    return isThere(data) ? data : undefined
  })

interface Print {
  /** Who prints; the applicant unless somebody fetches it for them. */
  readonly personId?: string
  /** As many as there are for them. */
  readonly copies?: number
  /** A new one unless named. */
  readonly terminal?: { readonly id: string }
  /** Pages that come out before the paper jams. */
  readonly jamsAfter?: number
}

/** Prints what waits of an application at a terminal of its own, as the printer's program reports it. */
export const printAll = async (base: TestCampus['base'], applicationId: string, { copies, terminal, jamsAfter, ...by }: Print = {}) => {
  const { sql, now } = base
  const system = systemContext(base)
  const item = await itemOf(system, 'certificate', applicationId)
  if (!item) throw new Error('nothing of it waits to be printed')
  const { school_id: schoolId, person_id } = await sql
    .selectFrom('print_item')
    .where('id', '=', item.id)
    .select(['school_id', 'person_id'])
    .executeTakeFirstOrThrow()
  const { id: terminalId } = terminal ?? (await makeTerminal(base, { id: schoolId }))
  const ctx = { ...system, machine: { terminalId, schoolId, credentialId: terminalId, part: 'printer' } } as const
  const job = await queueJob(ctx, { itemId: item.id, terminalId, personId: by.personId ?? person_id, copies })
  const begun = { state: 'printing' as const, begun_at: now(), lease_until: new Date(now().getTime() + 60_000) }
  await sql.updateTable('print_job').set(begun).where('id', '=', job.jobId).execute()
  const reported =
    jamsAfter === undefined
      ? ({ state: 'done', impressions: job.pagesDue } as const)
      : ({ state: 'failed', impressions: jamsAfter } as const)
  await report(ctx, { id: job.jobId, reasons: [], ...reported })
}

/** A college with two classes: students with records, the manager of the first class, the dean, and the manager of the other class. */
export const openOffice = async (campus: TestCampus) => {
  const { sql } = campus.base
  const schoolId = (await makeSchool(sql)).id
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const first = await makeUnit(sql, schoolId, { kind: 'class', parentId: college })
  const second = await makeUnit(sql, schoolId, { kind: 'class', parentId: college })
  const someone = async (
    unitId: string,
    options: { scope?: string; kind?: 'teacher'; roles?: readonly Column<'person_role', 'role'>[] } = {},
  ) => {
    const { scope, ...person } = options
    const entered = await enter(campus, { schoolId, ...person })
    await sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', entered.person.id).execute()
    const role = sql.updateTable('person_role').where('person_id', '=', entered.person.id).where('role', '=', 'manager')
    if (scope) await role.set({ scope_unit_id: scope }).execute()
    return entered
  }
  const student = async () => {
    const entered = await someone(first)
    await makeRecord(sql, entered.person)
    return entered
  }
  const manager = (scope: string) => someone(college, { scope, kind: 'teacher', roles: ['manager'] })
  return {
    schoolId,
    student: await student(),
    classmate: await student(),
    manager: await manager(first),
    dean: await manager(college),
    otherManager: await manager(second),
  }
}
