import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ReportView } from './report-view.tsx'

export default function DataErrorScreen() {
  return <ReportView kind="data_error" about={useQueryOf(certificatesPaths.dataError)} />
}
