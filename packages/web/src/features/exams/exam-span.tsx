import './exams.css'
import { spanOf } from './exam-time.ts'

/** When an exam is; a narrow line breaks between the day and the hours only. */
export function ExamSpan({ exam }: { readonly exam: Parameters<typeof spanOf>[0] }) {
  const { day, hours } = spanOf(exam)
  return (
    <>
      <span className="exam-whole">{day}</span> <span className="exam-whole">{hours}</span>
    </>
  )
}

/** The same as a fact, with the kind of exam on a line of its own. */
export function ExamTimeFact({ exam, kind }: { readonly exam: Parameters<typeof spanOf>[0]; readonly kind: string }) {
  return (
    <>
      <ExamSpan exam={exam} />
      {'\n'}
      {kind}
    </>
  )
}
