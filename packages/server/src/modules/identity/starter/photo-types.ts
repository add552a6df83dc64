import type { PhotoPurpose, PhotoStandard } from '@campus/contract/identity/photo-types.ts'

/** Photos of graduates for the national register of degrees, of 2017. */
const graduate: PhotoStandard = {
  width: 480,
  height: 640,
  background: 'light_blue',
  hairFromTop: { min: 50, max: 110 },
  eyesFromTop: { min: 200, max: 300 },
  faceWidth: { min: 180, max: 300 },
  headHeight: null,
  fileKilobytes: { min: 20, max: 40 },
}

/** Photos of resident cards, GA 461-2004. */
const residentCard: PhotoStandard = {
  width: 358,
  height: 441,
  background: 'white',
  hairFromTop: { min: 7, max: 21 },
  eyesFromTop: { min: 130, max: 234 },
  faceWidth: { min: 193, max: 221 },
  headHeight: null,
  fileKilobytes: { min: 14, max: 20 },
}

/** Photos of two inches, as documents and photo sheets show them. */
const twoInches: PhotoStandard = {
  ...graduate,
  width: 413,
  height: 579,
  background: 'any',
  hairFromTop: { min: 10, max: 110 },
  eyesFromTop: null,
  faceWidth: { min: 150, max: 290 },
  fileKilobytes: null,
}

interface StarterType {
  readonly purpose: PhotoPurpose
  readonly names: readonly [name: string, nameEn: string, nameTw: string]
  readonly standard: PhotoStandard
  readonly reviewer: 'nobody' | 'manager'
  readonly methods: ('camera' | 'album' | 'counter' | 'terminal' | 'import')[]
  readonly validDays: number
  readonly isRequired?: boolean
  readonly allowsNewBackground?: boolean
}

const types: readonly StarterType[] = [
  {
    purpose: 'admission',
    names: ['录取照片', 'Admission photo', '錄取照片'],
    standard: graduate,
    reviewer: 'manager',
    methods: ['import', 'counter'],
    validDays: 0,
  },
  {
    purpose: 'academic_record',
    names: ['学历照片', 'Photo for the academic record', '學歷照片'],
    standard: graduate,
    reviewer: 'manager',
    methods: ['camera', 'album', 'counter', 'import'],
    validDays: 365,
    allowsNewBackground: true,
  },
  {
    purpose: 'degree',
    names: ['学位照片', 'Degree photo', '學位照片'],
    standard: graduate,
    reviewer: 'manager',
    methods: ['camera', 'album', 'counter', 'import'],
    validDays: 365,
  },
  {
    purpose: 'recent',
    names: ['近照', 'Recent photo', '近照'],
    standard: twoInches,
    reviewer: 'nobody',
    methods: ['camera', 'album', 'counter', 'terminal', 'import'],
    validDays: 730,
    isRequired: true,
  },
  {
    purpose: 'certified',
    names: ['认证照片', 'Certified photo', '認證照片'],
    standard: residentCard,
    reviewer: 'manager',
    methods: ['counter', 'import'],
    validDays: 3650,
  },
]

/** The types of photo that a school begins with. */
export const photoTypesOf = (schoolId: string) =>
  types.map(
    ({
      purpose,
      names: [name, nameEn, nameTw],
      standard,
      reviewer,
      methods,
      validDays,
      isRequired = false,
      allowsNewBackground = false,
    }) => ({
      school_id: schoolId,
      purpose,
      name,
      name_en: nameEn,
      name_tw: nameTw,
      standard: JSON.stringify(standard),
      reviewer,
      methods,
      valid_days: validDays,
      is_required: isRequired,
      allows_new_background: allowsNewBackground,
    }),
  )
