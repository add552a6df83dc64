import { photoPurposes } from '@campus/contract/identity/photo-types.ts'
import { idOf } from '@campus/demo/seed.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import type { OwnSchool } from './own-schools.ts'

/** Small enough for the pictures of invented people, which are never enlarged. */
const standard = {
  width: 300,
  height: 400,
  hairFromTop: { min: 15, max: 100 },
  eyesFromTop: { min: 110, max: 210 },
  faceWidth: { min: 90, max: 200 },
  headHeight: null,
  fileKilobytes: null,
}

const names = {
  admission: ['录取照片', 'Admission photo'],
  academic_record: ['学籍照片', 'Record photo'],
  degree: ['学历照片', 'Degree photo'],
  recent: ['近照', 'Recent photo'],
  certified: ['认证照片', 'Certified photo'],
} as const

export const photoTypeId = (school: OwnSchool, purpose: keyof typeof names) => idOf('journey photo type', `${school.code} ${purpose}`)

/** Every purpose has its type; a reviewer looks at the recent photo only. The certified one wants a white background. */
export const photoTypeRows = (school: OwnSchool): NewRow<'photo_type'>[] =>
  photoPurposes.map((purpose) => ({
    id: photoTypeId(school, purpose),
    school_id: school.id,
    purpose,
    name: names[purpose][0],
    name_en: names[purpose][1],
    name_tw: names[purpose][0],
    standard: JSON.stringify({ ...standard, background: purpose === 'certified' ? 'white' : 'any' }),
    reviewer: purpose === 'recent' ? 'manager' : 'nobody',
    methods: ['camera', 'album', 'counter', 'import'],
    is_required: purpose === 'recent',
    allows_new_background: purpose === 'certified',
  }))

export const faceSettingRow = ({ id }: OwnSchool): NewRow<'school_setting'> => ({
  school_id: id,
  key: 'faces',
  value: JSON.stringify({ isOn: true, threshold: 0.8, attempts: 5, methods: ['login', 'user', 'manager', 'registration'] }),
})
