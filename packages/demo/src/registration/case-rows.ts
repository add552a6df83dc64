import type { DemoBaseContext } from '@campus/server/demo/demo-school.ts'
import { encryptCaseIdCard, encryptEmail, encryptGiven } from '@campus/server/modules/registration/cases/given-fields.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { putEncrypted } from '@campus/server/ports/blobs/encrypted-blob.ts'
import { ago } from '../ago.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { unitId } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, idOf } from '../seed.ts'
import { pictureFor } from './case-pictures.ts'
import { type DemoCase, demoCases } from './demo-cases.ts'

const reviewer = 'T0002'
const monthHours = 30 * 24
const workingHours = 72
const caseId = ({ code }: DemoCase) => idOf('registration case', code)
const closedStates: ReadonlySet<string> = new Set(['failed', 'registered', 'registration_failed'])

const deadlineOf = (today: Date, { state, handedIn }: DemoCase) =>
  state === 'supplement' || state === 'passed' ? ago(today, handedIn - monthHours) : null

const caseRow = (one: DemoCase, person: DemoPerson, { secretBox }: DemoBaseContext, today: Date): NewRow<'registration_case'> => {
  const { kind, state, method, decision } = one
  const given = { name: person.name, number: person.number, ...(person.grade ? { grade: person.grade } : {}), ...one.given }
  const isRecorded = kind === 'matched' || one.isLinked === true
  const consent = { privacyPolicy: '1', userAgreement: '1', agreed: true }
  return {
    id: caseId(one),
    school_id: demoUniversity.id,
    user_type: 'student',
    kind,
    state,
    method,
    person_id: isRecorded ? personId(one.student) : null,
    name: given.name,
    number: given.number,
    ...encryptGiven(secretBox, 'student', given),
    ...encryptCaseIdCard(secretBox, person.idCard),
    org_unit_id: person.unit === undefined ? null : unitId(person.unit),
    explanation: one.explanation ?? '',
    consent: JSON.stringify(consent),
    language: 'zh_CN',
    ...encryptEmail(secretBox, person.email),
    face_failures: one.events.filter((event) => event === 'face_failed').length,
    created_at: ago(today, one.handedIn + 1),
    handed_in_at: ago(today, one.handedIn),
    decide_by: state === 'pending' || state === 'unmatched' ? ago(today, one.handedIn - workingHours) : null,
    decided_by: decision ? personId(reviewer) : null,
    decided_at: decision ? ago(today, decision.hoursAgo) : null,
    notes: decision?.notes ?? one.notes ?? '',
    expires_at: deadlineOf(today, one),
    closed_at: closedStates.has(state) ? ago(today, decision?.hoursAgo ?? one.handedIn) : null,
  }
}

const byStaff: ReadonlySet<string> = new Set(['material_asked', 'linked', 'passed', 'failed'])

const eventRows = (one: DemoCase, today: Date) =>
  one.events.map((kind, place): NewRow<'registration_event'> => {
    const at = ago(today, one.handedIn + 1 - place / 10)
    return {
      id: idAt('registration event', `${one.code} ${place}`, at),
      school_id: demoUniversity.id,
      case_id: caseId(one),
      kind,
      actor_id: one.method === 'manual' && byStaff.has(kind) ? personId(reviewer) : null,
      at,
    }
  })

const fileRows = (one: DemoCase, person: DemoPerson, base: DemoBaseContext, today: Date): Promise<NewRow<'registration_file'>[]> =>
  Promise.all(
    (one.files ?? []).map(async (kind, place) => {
      const picture = await pictureFor(kind, one, person)
      const { blobKey, keyEncrypted, size } = await putEncrypted(base, [picture], picture.length)
      return {
        id: idOf('registration file', `${one.code} ${kind}`),
        case_id: caseId(one),
        school_id: demoUniversity.id,
        kind,
        name: `${kind}.jpg`,
        size,
        blob_key: blobKey,
        key_encrypted: keyEncrypted,
        place: place + 1,
        created_at: ago(today, one.handedIn),
      }
    }),
  )

/** Registrations in every state. */
export const registrationRows = async (people: readonly DemoPerson[], base: DemoBaseContext, today: Date) => {
  const known = new Map(people.map((person) => [person.number, person]))
  const found = demoCases.flatMap((one) => {
    const person = known.get(one.student)
    return person ? [{ one, person }] : []
  })
  return {
    cases: found.map(({ one, person }) => caseRow(one, person, base, today)),
    events: found.flatMap(({ one }) => eventRows(one, today)),
    files: (await Promise.all(found.map(({ one, person }) => fileRows(one, person, base, today)))).flat(),
  }
}
