import type { OfferedTemplate } from '@campus/contract/documents/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { FileOutline } from 'antd-mobile-icons'
import { LinkRows } from '../navigation/rows.tsx'
import { serviceWords } from './words.ts'

/** Certificates are data of the school, not services of the app; people search for both in one field. */
export function FoundCertificates({ certificates }: { readonly certificates: readonly OfferedTemplate[] }) {
  const words = useWords(serviceWords)
  const language = useLanguage()
  if (certificates.length === 0) return null
  const rows = certificates.map((template) => ({
    to: documentsPaths.template,
    query: { id: template.id },
    icon: FileOutline,
    title: nameIn(template, language),
    text: template.hindrance?.text,
  }))
  return <LinkRows title={words.certificates} rows={rows} />
}
