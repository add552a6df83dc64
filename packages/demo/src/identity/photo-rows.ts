import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { DemoBaseContext } from '@campus/server/demo/demo-school.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { putEncrypted } from '@campus/server/ports/blobs/encrypted-blob.ts'
import sharp from 'sharp'
import { ago } from '../ago.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { headInPortrait, portraitOf } from '../people/portraits.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, idOf } from '../seed.ts'
import { demoChecks } from './demo-checks.ts'
import { type DemoPhoto, demoPhotos } from './demo-photos.ts'
import { photoTypeRows } from './photo-type-rows.ts'
import { beforeWhiteWall } from './white-wall.ts'

const reviewer = 'T0002'
const dayHours = 24
const fileId = ({ student }: DemoPhoto, which: 'original' | 'cut') => idOf('photo file', `${student} ${which}`)
const broughtAt = (today: Date, { place }: DemoPhoto) => ago(today, 30 + place * 7)
const isWhole = ({ state }: DemoPhoto) => state === 'error'

/** As the cutter would: the middle, in the size that the type asks for, never enlarged. */
const cut = (picture: Buffer, purpose: DemoPhoto['purpose']): Promise<Buffer> => {
  const { width, height } = JSON.parse(photoTypeRows().find((type) => type.purpose === purpose)?.standard ?? '{}') as Record<string, number>
  return sharp(picture)
    .extract(headInPortrait)
    .resize(width ?? null, height ?? null, { fit: 'cover', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer()
}

const fileRow = async (base: DemoBaseContext, photo: DemoPhoto, which: 'original' | 'cut', content: Buffer): Promise<NewRow<'file'>> => {
  const { blobKey, keyEncrypted, size } = await putEncrypted(base, [content], content.length)
  return {
    id: fileId(photo, which),
    school_id: demoUniversity.id,
    owner_id: personId(photo.student),
    blob_key: blobKey,
    key_encrypted: keyEncrypted,
    size,
    content_type: 'image/jpeg',
    name: 'photo.jpg',
    use: 'photo',
  }
}

const filesOf = async (base: DemoBaseContext, photo: DemoPhoto): Promise<readonly NewRow<'file'>[]> => {
  const picture = await portraitOf(photo.portrait)
  const original = await fileRow(base, photo, 'original', photo.background ? await beforeWhiteWall(picture) : picture)
  return isWhole(photo) ? [original] : [original, await fileRow(base, photo, 'cut', await cut(picture, photo.purpose))]
}

const photoRow = (today: Date, photo: DemoPhoto): NewRow<'photo'> => {
  const { student, purpose, state, method, background = 'as_taken', comparison = 'no_reference', refused, decided, isUnjudged } = photo
  const at = broughtAt(today, photo)
  const isDecided = state !== 'reviewing' && state !== 'error'
  return {
    id: idAt('photo', student, at),
    school_id: demoUniversity.id,
    person_id: personId(student),
    type_id: idOf('photo_type', purpose),
    state,
    method,
    background,
    original_file_id: fileId(photo, 'original'),
    file_id: isWhole(photo) ? null : fileId(photo, 'cut'),
    is_judged: !isUnjudged,
    checks: JSON.stringify(isUnjudged ? [] : demoChecks(photo)),
    comparison,
    reason: decided ?? '',
    is_overruled: state === 'passed' && refused !== undefined,
    decided_by: decided === undefined ? null : personId(reviewer),
    decided_at: isDecided ? ago(today, 20 + photo.place * 7) : null,
    created_at: at,
  }
}

/** Who brought a photo agreed to that; some agreed to be compared as well, and to be found by a photo. */
const consentRows = (today: Date, photo: DemoPhoto): NewRow<'face_consent'>[] => {
  const isCompared = photo.comparison === 'same' || photo.comparison === 'different'
  const purposes: readonly FacePurpose[] = isCompared ? ['portrait', 'comparison', 'search'] : ['portrait']
  const at = ago(today, 31 + photo.place * 7 + dayHours)
  return purposes.map((purpose) => ({
    id: idAt('face consent', `${photo.student} ${purpose}`, at),
    school_id: demoUniversity.id,
    person_id: personId(photo.student),
    purpose,
    action: 'given',
    version: '1.0',
    given_by: 'self',
    created_at: at,
  }))
}

/** Photos in every state, with the consents they needed; most students have none. */
export const photoRows = async (people: readonly DemoPerson[], base: DemoBaseContext, today: Date) => {
  const all = demoPhotos(people)
  return {
    consents: all.flatMap((photo) => consentRows(today, photo)),
    files: (await Promise.all(all.map((photo) => filesOf(base, photo)))).flat(),
    photos: all.map((photo) => photoRow(today, photo)),
    /** The passed photo of type "recent" is the one on documents. */
    portraits: all
      .filter(({ purpose, state }) => purpose === 'recent' && state === 'passed')
      .map((photo) => ({ personId: personId(photo.student), fileId: fileId(photo, 'cut') })),
  }
}
