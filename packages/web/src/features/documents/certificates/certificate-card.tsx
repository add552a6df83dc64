import type { OfferedTemplate } from '@campus/contract/documents/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { ExclamationCircleOutline, RightOutline } from 'antd-mobile-icons'
import { TypeIcon } from '../../../domain/certificate/type-icon.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { Terms } from '../terms.tsx'
import { descriptionIn } from '../titles.ts'
import './certificate-card.css'

interface CertificateCardProps {
  readonly template: OfferedTemplate
  readonly onOpen?: () => void
}

/** One certificate that can be chosen: what it is, on which terms, and what stands in the way. */
export function CertificateCard({ template, onOpen }: CertificateCardProps) {
  const language = useLanguage()
  const description = descriptionIn(template, language)
  return (
    <PathLink to={documentsPaths.template} query={{ id: template.id }} className="certificate-card" {...(onOpen && { onOpen })}>
      <TypeIcon type={template.type} />
      <span className="certificate-text">
        <strong>{nameIn(template, language)}</strong>
        {description && <span className="certificate-description">{description}</span>}
        <Terms template={template} />
        {template.hindrance && (
          <span className="certificate-hindrance">
            <ExclamationCircleOutline aria-hidden="true" />
            {template.hindrance.text}
          </span>
        )}
      </span>
      <RightOutline className="certificate-mark" aria-hidden="true" />
    </PathLink>
  )
}
