import type { PhotoState } from '@campus/contract/identity/photo-states.ts'
import type { CollectionMethod, PhotoPurpose } from '@campus/contract/identity/photo-types.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { portraits } from '../people/portraits.ts'
import { demoCases } from '../registration/demo-cases.ts'

interface Outcome {
  readonly purpose: PhotoPurpose
  readonly state: Exclude<PhotoState, 'draft'>
  readonly method: CollectionMethod
  readonly background?: 'replaced'
  /** The machine was asked in vain, also the last time: a person looks. */
  readonly isUnjudged?: true
  readonly comparison?: 'same' | 'different' | 'not_compared'
  /** What the machine refused. */
  readonly refused?: 'HeadPoseYaw' | 'Sharpness' | 'EyesOpen'
  /** What the manager of the college wrote. */
  readonly decided?: string
}

const passed: Outcome = { purpose: 'recent', state: 'passed', method: 'camera' }
const waiting: Outcome = { purpose: 'academic_record', state: 'reviewing', method: 'album' }

/** Every state a photo can be in; most have passed. */
const outcomes: readonly Outcome[] = [
  ...Array.from({ length: 36 }, (_, place): Outcome => (place % 3 === 0 ? { ...passed, method: 'album', comparison: 'same' } : passed)),
  ...Array.from({ length: 9 }, () => waiting),
  { ...passed, state: 'reviewing', isUnjudged: true },
  { ...passed, state: 'reviewing', comparison: 'not_compared' },
  { ...waiting, background: 'replaced' },
  { ...passed, state: 'failed', refused: 'HeadPoseYaw' },
  { ...passed, state: 'failed', refused: 'Sharpness' },
  { ...passed, state: 'failed', refused: 'EyesOpen' },
  { ...waiting, state: 'failed', decided: '不是近一年内拍摄的照片，请重新拍摄。' },
  { ...passed, state: 'mismatch', comparison: 'different' },
  { ...passed, state: 'mismatch', comparison: 'different', method: 'album' },
  { ...passed, state: 'error', isUnjudged: true },
  { ...passed, refused: 'EyesOpen', decided: '本人戴助视镜，照片符合要求。' },
  { ...waiting, purpose: 'degree' },
  { ...waiting, purpose: 'degree', state: 'passed', decided: '' },
  { ...waiting, purpose: 'admission', state: 'passed', method: 'import', decided: '' },
  { ...waiting, purpose: 'admission', state: 'passed', method: 'import', decided: '' },
]

export interface DemoPhoto extends Outcome {
  readonly student: string
  /** Which of the drawn people it shows. */
  readonly portrait: number
  /** Its place among all, for times that differ. */
  readonly place: number
}

/** Classes are filled in turn; the first eight of sixty are those of the first college, whose manager can be tried out. */
const [classes, inFirstCollege] = [60, 8]
const firstStudent = 100_001

/** The last but one digit of an ID number is odd for men. */
const genderOf = ({ idCard }: DemoPerson) => (Number(idCard[16]) % 2 === 1 ? 'male' : 'female')

/** Each of the drawn people is a student of the first college; the demo's own student shows how a photo is brought. */
export const demoPhotos = (people: readonly DemoPerson[]): readonly DemoPhoto[] => {
  const busy = new Set(['100001', ...demoCases.map(({ student }) => student)])
  const drawn = portraits.slice(0, outcomes.length)
  const left = { male: drawn.filter(({ gender }) => gender === 'male'), female: drawn.filter(({ gender }) => gender === 'female') }
  const students = people.filter(
    ({ kind, number }) => kind === 'student' && !busy.has(number) && (Number(number) - firstStudent) % classes < inFirstCollege,
  )
  const shown = students.flatMap((person) => {
    const portrait = left[genderOf(person)].shift()
    return portrait ? [{ student: person.number, portrait: portrait.number }] : []
  })
  return shown.flatMap((one, place) => {
    const outcome = outcomes[place]
    return outcome ? [{ ...one, ...outcome, place }] : []
  })
}
