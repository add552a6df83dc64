import { type Trust, trustList } from '@campus/contract/verification/trust.ts'
import { plainPdf } from '@campus/proof/testing/attacks/school.ts'
import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { signDocument } from '../modules/documents/keys/keys.service.ts'
import { systemContext } from '../platform/context.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { makeSchool } from './people.ts'
import type { TestCampus } from './test-campus.ts'

export const nobody = '00000000-0000-7000-8000-000000000000'
export const day = 86_400_000

/** The keys of the schools of this campus: who signs with them, who changes them, and who reads what they are. */
export const signingAt = (campus: () => TestCampus) => {
  const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
  /** The context of the server itself, some days from now. */
  const system = (days = 0) => systemContext({ ...campus().base, now: () => new Date(Date.now() + days * day) })
  const newSchool = async () => (await makeSchool(campus().base.sql)).id
  const enterAsAdmin = () => enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const sign = (schoolId: string, days = 0) => signDocument(system(days), schoolId, plainPdf(), { name: '测试大学', reason: '在读证明' })
  const readTrust = async (): Promise<Trust> => (await ask(trustList, {})).data
  const verdictOf = async (bytes: Uint8Array<ArrayBuffer>) => (await checkPdf(bytes, await readTrust())).verdict
  const keysOf = (schoolId: string) => campus().base.sql.selectFrom('signing_key').where('school_id', '=', schoolId).selectAll().execute()
  return { ask, system, newSchool, enterAsAdmin, sign, readTrust, verdictOf, keysOf }
}
