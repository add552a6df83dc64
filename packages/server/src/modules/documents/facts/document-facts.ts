/** One line of a transcript. */
export interface ScoreFact {
  readonly academicYear: string
  readonly semester: number
  readonly courseCode: string
  readonly name: string
  readonly nameEn: string
  readonly kind: 'required' | 'elective' | 'practice' | 'public'
  readonly credit: number
  readonly hours: number
  /** A number, or a word such as 优秀 and Excellent. */
  readonly score: string
  readonly scoreEn: string
  readonly points: number | null
  readonly attempt: 'first' | 'resit' | 'retake'
  readonly isPassed: boolean
}

/** What is known of a student; the names are those of the template fields, days are ISO dates, empty is unknown. */
export interface StudentFacts {
  readonly name: string
  readonly namePinyin: string
  readonly gender: 'male' | 'female' | 'unknown'
  readonly birthDate: string
  readonly idCard: string
  readonly studentId: string
  readonly college: string
  readonly collegeEn: string
  readonly major: string
  readonly majorEn: string
  readonly className: string
  readonly classNameEn: string
  readonly grade: string
  readonly educationLevel: 'associate' | 'bachelor' | 'master' | 'doctor'
  readonly schoolLength: number
  readonly studentType: 'full_time' | 'part_time'
  readonly enrollmentDate: string
  readonly predictGraduateDate: string
  readonly graduationDate: string
  readonly graduationNo: string
  readonly degree: string
  readonly degreeEn: string
  readonly degreeNo: string
  readonly majorRanking: number | null
  readonly majorNumberPeople: number | null
  readonly average: number | null
  readonly gpa: number | null
  readonly creditsEarned: number | null
}

interface Titles {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** All that a template reads as `data`. It is kept with the document, so that the same document can be made again. */
export interface DocumentFacts {
  /** Marked all over as a preview: no seal, no code, no signature. */
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
  readonly heading: string
  readonly academicYears: readonly string[]
  readonly student: StudentFacts
  readonly scores: readonly ScoreFact[]
  /** Which of the pictures `/seal.png`, `/photo.jpg`, `/signature.png` there are; `/qr.svg` and `/watermark.svg` always are. */
  readonly has: { readonly seal: boolean; readonly photo: boolean; readonly signature: boolean }
}
