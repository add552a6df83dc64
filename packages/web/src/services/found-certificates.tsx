import type { OfferedTemplate } from '@campus/contract/documents/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { FileOutline } from '@campus/ui/icons/file-outline.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../parts/page/rows.tsx'
import { documentsPaths } from '../paths/documents.ts'
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
