import { hiddenFields } from '@campus/contract/records/changes.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '../../../console/look/console-look.css'
import { Facts } from '../../../console/look/facts.tsx'
import { HiddenValue } from '../../../console/reveal/hidden-value.tsx'
import { studentWords } from '../words.ts'
import type { StudentData } from './student-data.ts'

export function PersonCard({ student }: { readonly student: StudentData }) {
  const words = useWords(studentWords)
  const say = useSay()
  const { personId, studentId, name, pinyin } = student
  return (
    <section className="console-card" aria-labelledby="student-person">
      <h2 id="student-person">{words.person}</h2>
      <Facts
        facts={[
          [words.studentId, studentId],
          [say(fieldNames.name), name],
          [say(fieldNames.pinyin), pinyin],
          ...hiddenFields.map(
            (field) =>
              [
                words[field],
                <HiddenValue key={field} personId={personId} field={field} name={words[field]} masked={student[field]} />,
              ] as const,
          ),
        ]}
      />
    </section>
  )
}
