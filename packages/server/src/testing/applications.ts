import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import { application, fileApply } from '@campus/contract/certificates/applications.ts'
import type { Role } from '@campus/contract/roles.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { makeSchool } from './people.ts'
import { makeRecord } from './studies.ts'
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

/** A college with two classes: students with records, the manager of the first class, the dean, and the manager of the other class. */
export const openOffice = async (campus: TestCampus) => {
  const { sql } = campus.ground
  const schoolId = (await makeSchool(sql)).id
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const first = await makeUnit(sql, schoolId, { kind: 'class', parentId: college })
  const second = await makeUnit(sql, schoolId, { kind: 'class', parentId: college })
  const someone = async (unitId: string, options: { scope?: string; kind?: 'teacher'; roles?: readonly Role[] } = {}) => {
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
