import assert from 'node:assert/strict'
import { isIdCardNumber } from '@campus/contract/account/id-card.ts'
import type { CallShape, GivenTo } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { checkFields } from '@campus/contract/registration/check.ts'
import { addCaseFile, type CaseFileKind } from '@campus/contract/registration/files.ts'
import { handInUnmatched } from '@campus/contract/registration/hand-in.ts'
import sharp from 'sharp'
import { encryptIdCard } from '../modules/people/person/id-card.service.ts'
import { asker } from './ask.ts'
import { agreed, logInAs } from './logging-in.ts'
import { makePerson } from './people.ts'
import { readCaptcha } from './read-captcha.ts'
import type { TestCampus } from './test-campus.ts'
import { setReach } from './units.ts'

let made = 0

/** A number that nobody has: no place in the country begins like this. */
export const inventIdCard = (): string => {
  made += 1
  const stem = `99010119990101${String(made % 1000).padStart(3, '0')}`
  return (
    '0123456789X'
      .split('')
      .map((mark) => `${stem}${mark}`)
      .find(isIdCardNumber) ?? ''
  )
}

export interface Recorded {
  readonly id: string
  readonly schoolId: string
  readonly name: string
  readonly number: string
  readonly idCard: string
}

interface Options {
  readonly phone?: string
  readonly email?: string
  readonly kind?: 'student' | 'teacher'
  readonly unitId?: string
  readonly hasIdCard?: boolean
}

/** Somebody whom the records know and who has no account. */
export const makeRecorded = async ({ base }: TestCampus, schoolId: string, options: Options = {}): Promise<Recorded> => {
  const { kind = 'student', phone = null, email = null, unitId = null, hasIdCard = true } = options
  const idCard = inventIdCard()
  const [name, number] = [`陈新生${made}`, `R${process.pid}${String(made).padStart(4, '0')}`]
  const { id } = await base.sql
    .insertInto('person')
    .values({
      school_id: schoolId,
      kind,
      number,
      name,
      phone,
      email,
      org_unit_id: unitId,
      ...(hasIdCard ? encryptIdCard(base.services.secretBox, idCard) : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await base.sql.insertInto('person_role').values({ person_id: id, school_id: schoolId, role: kind }).execute()
  return { id, schoolId, name, number, idCard }
}

/** Fills in the form of the school, as somebody does who says to be this person. */
export const fillIn = async (
  campus: TestCampus,
  { schoolId, name, number, idCard }: Omit<Recorded, 'id'>,
  fields: GivenTo<typeof checkFields>['fields'] = {},
) =>
  asker(campus.url)(checkFields, {
    schoolId,
    userType: 'student',
    fields: { name, number, idCard, ...fields },
    consent: agreed,
    captcha: await readCaptcha(campus),
  })

export const aPicture = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#7fa8d0' } })
    .jpeg()
    .toBuffer()

/** Brings a picture to a case, as the app does it before anybody is logged in. */
export const addFile = async (
  { url }: TestCampus,
  id: string,
  kind: CaseFileKind,
  content?: Uint8Array<ArrayBuffer>,
  call: CallShape = addCaseFile,
) => {
  const form = new FormData()
  form.append('file', new Blob([content ?? new Uint8Array(await aPicture())]), 'scan.jpg')
  const response = await fetch(`${url}${call.path}?id=${id}&kind=${kind}`, { method: 'POST', body: form })
  return Envelope.parse(await response.json())
}

/** What the school wants by default. */
export const addWantedFiles = async (campus: TestCampus, id: string) => {
  for (const kind of ['student_card', 'recent'] as const) await addFile(campus, id, kind)
}

/** Somebody who decides about registrations: an administrator, or a manager of one unit. */
export const makeReviewer = async ({ url, base }: TestCampus, schoolId: string, unitId?: string) => {
  const person = await makePerson(base.sql, schoolId, { kind: 'teacher', roles: [unitId ? 'manager' : 'admin'] })
  if (unitId) await setReach(base.sql, person.id, unitId)
  return { ...(await logInAs(url, person)), id: person.id }
}

/** A case that fits no record, with its scans, before those who decide. */
export const handInUnknown = async (
  campus: TestCampus,
  given: Omit<Recorded, 'id'>,
  fields: GivenTo<typeof checkFields>['fields'] = {},
): Promise<{ id: string; email: string }> => {
  const { id, outcome } = (await fillIn(campus, given, fields)).data
  assert.equal(outcome, 'unmatched')
  await addWantedFiles(campus, id)
  made += 1
  const email = `applicant${made}@example.com`
  const answer = await asker(campus.url)(handInUnmatched, { id, email, explanation: '入学后改过名字' })
  assert.deepEqual([answer.code, answer.data.state], [200, 'unmatched'], answer.msg)
  return { id, email }
}
