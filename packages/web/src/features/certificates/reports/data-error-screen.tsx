import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { ReportView } from './report-view.tsx'

export default function DataErrorScreen() {
  return <ReportView kind="data_error" about={useQueryOf(certificatesPaths.dataError)} />
}
