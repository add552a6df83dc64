import { userAgreement } from '@campus/contract/school/legal-documents.ts'
import { LegalDocument } from './legal-document.tsx'

export default function UserAgreementScreen() {
  return <LegalDocument call={userAgreement} />
}
