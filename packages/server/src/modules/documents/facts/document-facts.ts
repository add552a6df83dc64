import type { ScoreFact, StudyFacts } from '../../academics/study.service.ts'

/** What is known of a student; the names are those of the template fields, days are ISO dates, empty is unknown. */
export interface StudentFacts extends StudyFacts {
  readonly name: string
  readonly namePinyin: string
  readonly idCard: string
  readonly studentId: string
}

export interface Titles {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** What every document says of itself. */
interface ProofFacts {
  /** Marked all over: no seal, no code, no signature. */
  readonly isSpecimen: boolean
  readonly school: Titles
  readonly title: Titles
  readonly serial: string
  /** The anti-forgery code in its four groups. */
  readonly code: string
  readonly issuedOn: string
  readonly validUntil: string | null
  /** Where people type the code in. */
  readonly verifyAddress: string
}

/** What the sheet of a document without template reads as `data`; `content` is the affair of its kind. */
export interface SheetFacts extends ProofFacts {
  readonly content: unknown
}

/** All that a template reads as `data`. It is stored with the document, so that the same document can be produced again. */
export interface DocumentFacts extends ProofFacts {
  readonly heading: string
  readonly academicYears: readonly string[]
  readonly student: StudentFacts
  readonly scores: readonly ScoreFact[]
  /** How points follow from marks, the best first; empty where no GPA is named. */
  readonly gradingScale: readonly { readonly from: number; readonly points: number }[]
  /** Which of the pictures `/seal.png`, `/photo.jpg`, `/signature.png` there are; `/qr.svg` and `/watermark.svg` always are. */
  readonly has: { readonly seal: boolean; readonly photo: boolean; readonly signature: boolean }
}
