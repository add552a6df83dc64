import { readFile } from 'node:fs/promises'
import type { PaperField, PaperSide } from '@campus/contract/identity/papers.ts'
import type { DemoBaseContext } from '@campus/server/demo/demo-school.ts'
import { encryptFields } from '@campus/server/modules/identity/papers/paper-fields.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { putEncrypted } from '@campus/server/ports/blobs/encrypted-blob.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, idOf } from '../seed.ts'
import { cardAddress, cardBack, type DecidedPaper, type DemoPaper, decidedPapers, demoPapers } from './demo-papers.ts'

const reviewer = 'T0002'
const [keptHours, betweenHours] = [30 * 24, 9]
const folder = new URL('../../pictures/papers/', import.meta.url)
const fileId = (student: string, side: PaperSide) => idOf('paper file', `${student} ${side}`)

const fileRow = async (base: DemoBaseContext, { student }: DemoPaper, side: PaperSide): Promise<NewRow<'file'>> => {
  const picture = await readFile(new URL(side === 'front' ? `${student}.jpg` : 'back.jpg', folder))
  const { blobKey, keyEncrypted, size } = await putEncrypted(base, [picture], picture.length)
  return {
    id: fileId(student, side),
    school_id: demoUniversity.id,
    owner_id: personId(student),
    blob_key: blobKey,
    key_encrypted: keyEncrypted,
    size,
    content_type: 'image/jpeg',
    name: `${side}.jpg`,
    use: 'paper',
  }
}

/** As the reader would have said it; what was typed was not read. */
const fieldsOf = (base: DemoBaseContext, { name, number, sex, birthDate, typed = [] }: DemoPaper): Buffer => {
  const front = { number, name, sex, birthDate, nation: '汉', address: cardAddress }
  const proved: ReadonlySet<string> = new Set(['number', 'sex', 'birthDate'])
  const read = (values: Partial<Record<PaperField, string>>) =>
    Object.entries(values)
      .filter(([field]) => !typed.includes(field as PaperField))
      .map(([field, value]) => ({ field: field as PaperField, value, confidence: 0.98, isProved: proved.has(field) }))
  const confirmed = typed.length > 0 ? { name, number } : {}
  return encryptFields(base.secretBox, { front: read(front), back: read(cardBack), confirmed })
}

const paperRow = (base: DemoBaseContext, today: Date, paper: DemoPaper, place: number): NewRow<'identity_paper'> => {
  const { student, faults = [] } = paper
  const hours = 20 + place * betweenHours
  return {
    id: idAt('paper', student, ago(today, hours)),
    school_id: demoUniversity.id,
    person_id: personId(student),
    kind: 'resident_card',
    state: 'reviewing',
    front_file_id: fileId(student, 'front'),
    back_file_id: fileId(student, 'back'),
    fields_encrypted: fieldsOf(base, paper),
    front_faults: [...faults],
    portrait: 'same',
    valid_until: cardBack.validUntil,
    deletes_at: ago(today, hours - keptHours),
    created_at: ago(today, hours),
  }
}

/** Once it is decided nothing is left of what it showed. */
const decidedRow = (today: Date, { student, state, reason, hoursAgo }: DecidedPaper): NewRow<'identity_paper'> => ({
  id: idAt('paper', student, ago(today, hoursAgo + betweenHours)),
  school_id: demoUniversity.id,
  person_id: personId(student),
  kind: 'resident_card',
  state,
  reason,
  decided_by: personId(reviewer),
  decided_at: ago(today, hoursAgo),
  deletes_at: ago(today, hoursAgo - keptHours),
  created_at: ago(today, hoursAgo + betweenHours),
})

/** Papers that wait for a person, and some that were decided. */
export const paperRows = async (base: DemoBaseContext, today: Date) => ({
  files: await Promise.all(demoPapers.flatMap((paper) => (['front', 'back'] as const).map((side) => fileRow(base, paper, side)))),
  // Columns that only some rows have would be filled with defaults: one statement for each shape.
  waiting: demoPapers.map((paper, place) => paperRow(base, today, paper, place)),
  decided: decidedPapers.map((paper) => decidedRow(today, paper)),
})
