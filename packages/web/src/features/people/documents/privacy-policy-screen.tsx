import { privacyPolicy } from '@campus/contract/school/legal-documents.ts'
import { LegalDocument } from './legal-document.tsx'

export default function PrivacyPolicyScreen() {
  return <LegalDocument call={privacyPolicy} />
}
