import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { ReportView } from './report-view.tsx'

export default function QuestionsScreen() {
  return <ReportView kind="question" about={useQueryOf(certificatesPaths.questions)} />
}
