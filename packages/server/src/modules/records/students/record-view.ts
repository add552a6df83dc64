import type { StudentRecord } from '@campus/contract/records/students.ts'
import type { RecordRow } from './record.repository.ts'

type Source = Pick<RecordRow, 'source_code' | 'source_name' | 'source_name_en' | 'source_name_tw' | 'is_old'>

export const presentSource = (row: Source) => ({
  code: row.source_code,
  name: row.source_name,
  nameEn: row.source_name_en,
  nameTw: row.source_name_tw,
  isOld: row.is_old,
})

interface Places {
  readonly college_name: string | null
  readonly college_name_en: string | null
  readonly college_name_tw: string | null
  readonly major_name: string | null
  readonly major_name_en: string | null
  readonly major_name_tw: string | null
  readonly class_name: string
  readonly class_name_en: string
  readonly class_name_tw: string
}

const titles = (name: string | null, nameEn: string | null, nameTw: string | null) => ({
  name: name ?? '',
  nameEn: nameEn ?? '',
  nameTw: nameTw ?? '',
})

export const presentPlaces = (row: Places) => ({
  college: titles(row.college_name, row.college_name_en, row.college_name_tw),
  major: titles(row.major_name, row.major_name_en, row.major_name_tw),
  class: titles(row.class_name, row.class_name_en, row.class_name_tw),
})

export const isAtSchool = ({ standing, away_reason }: Pick<RecordRow, 'standing' | 'away_reason'>) =>
  standing === 'studying' && away_reason === ''

const graduationStatusOf = ({ standing, left_as }: RecordRow): StudentRecord['graduationStatus'] => {
  if (standing === 'graduated') return 'graduated'
  return left_as === '' ? 'none' : left_as
}

const degreeStatusOf = ({ standing, degree, degree_no }: RecordRow): StudentRecord['degreeStatus'] => {
  if (standing !== 'graduated') return 'none'
  return degree === '' && degree_no === '' ? 'not_granted' : 'granted'
}

export const presentRecord = (row: RecordRow): StudentRecord => {
  const places = presentPlaces(row)
  return {
    id: row.id,
    version: row.version,
    databaseSource: presentSource(row),
    gender: row.gender,
    birthDate: row.birth_date,
    grade: row.grade,
    college: { id: row.college_id, ...places.college },
    major: { id: row.major_id, ...places.major },
    class: { id: row.class_id, ...places.class },
    educationLevel: row.education_level,
    schoolLength: row.school_length,
    studentType: row.student_type,
    examNo: row.exam_no,
    examCardNo: row.exam_card_no,
    enrollmentDate: row.enrolled_on,
    predictGraduateDate: row.expected_graduation_on,
    atschoolStatus: row.standing,
    awayReason: row.away_reason,
    isAtSchool: isAtSchool(row),
    leftAs: row.left_as,
    graduationStatus: graduationStatusOf(row),
    graduationDate: row.graduated_on,
    graduationNo: row.graduation_no,
    degree: row.degree,
    degreeEn: row.degree_en,
    degreeStatus: degreeStatusOf(row),
    degreeNo: row.degree_no,
  }
}
