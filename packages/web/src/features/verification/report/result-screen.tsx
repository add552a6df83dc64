import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Report } from './report.tsx'
import { SharedDocument } from './shared-document.tsx'

/** The report of a check, or a document that its holder shares. */
export default function ResultScreen() {
  const { id, share } = useQueryOf(verificationPaths.result)
  return share ? <SharedDocument token={share} key={share} /> : <Report id={id} key={id} />
}
