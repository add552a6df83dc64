import { nameIn } from '@campus/contract/localized-name.ts'
import { fieldNames, type HistoryField } from '@campus/contract/records/student-fields.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '../../../console/look/console-look.css'
import { valueIn } from '@campus/contract/records/field-text.ts'
import { Facts } from '../../../console/look/facts.tsx'
import { studentWords } from '../words.ts'
import type { StudentData } from './student-data.ts'

type Shown = NonNullable<StudentData['record']>
type Field = Exclude<HistoryField, 'name' | 'pinyin' | 'idCard'>

const study: readonly Field[] = ['gender', 'birthDate', 'grade', 'educationLevel', 'schoolLength', 'studentType']
const numbers: readonly Field[] = ['examNo', 'examCardNo', 'enrollmentDate', 'predictGraduateDate']

const useFact = (record: Shown) => {
  const say = useSay()
  return (field: Field) => [say(fieldNames[field]), say(valueIn(record, field))] as const
}

/** What one system knows of a course of study. */
export function StudyCard({ record }: { readonly record: Shown }) {
  const words = useWords(studentWords)
  const say = useSay()
  const language = useLanguage()
  const fact = useFact(record)
  // Documents in English name them, so both are shown.
  const places = (['college', 'major', 'class'] as const).flatMap((field) => [
    fact(field),
    ...(language === 'en_US' ? [] : [[words.inEnglish(say(fieldNames[field])), record[field].nameEn] as const]),
  ])
  const { majorRanking, majorNumberPeople, awayReason } = record
  return (
    <section className="console-card" aria-labelledby="student-study">
      <h2 id="student-study">{words.study}</h2>
      <Facts
        facts={[
          [words.source, nameIn(record.databaseSource, language)],
          ...study.map(fact),
          ...places,
          ...numbers.map(fact),
          fact('atschoolStatus'),
          [words.isAtSchool, record.isAtSchool ? words.yes : words.no],
          ...(awayReason ? [fact('awayReason')] : []),
          [words.ranking, majorRanking === null ? '' : words.rankOf(majorRanking, majorNumberPeople ?? 0)],
        ]}
      />
    </section>
  )
}

export function GraduationCard({ record }: { readonly record: Shown }) {
  const words = useWords(studentWords)
  const fact = useFact(record)
  const { degreeStatus, graduationStatus } = record
  return (
    <section className="console-card" aria-labelledby="student-graduation">
      <h2 id="student-graduation">{words.graduation}</h2>
      <Facts
        facts={[
          [words.graduationStatus, words[graduationStatus]],
          fact('graduationDate'),
          fact('graduationNo'),
          [words.degreeStatus, degreeStatus === 'none' ? words.noDegreeYet : words[degreeStatus]],
          fact('degree'),
          fact('degreeEn'),
          fact('degreeNo'),
        ]}
      />
    </section>
  )
}
