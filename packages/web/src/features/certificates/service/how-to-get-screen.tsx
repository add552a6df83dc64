import { serverInfo } from '@campus/contract/certificates/service-info.ts'
import { templateInfo } from '@campus/contract/documents/templates.ts'
import { Id } from '@campus/contract/fields.ts'
import { MailOutline } from '@campus/ui/icons/mail-outline.ts'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '../../../parts/page/page.css'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../parts/page/rows.tsx'
import { certificatesPaths } from '../../../paths/certificates.ts'
import './service.css'
import { TimesCard } from './times-card.tsx'
import { WaysExplained } from './ways-explained.tsx'
import { gainWords } from './words.ts'

/** How certificates are obtained: in general, or one of them. */
export default function HowToGetScreen() {
  const words = useWords(gainWords)
  const templateId = Id.safeParse(useQueryOf(certificatesPaths.howToGet).templateId).data
  const read = useRead(serverInfo, {})
  const template = useRead(templateInfo, { id: templateId ?? '' }, { enabled: templateId !== undefined, background: true })
  return (
    <div className="page how-to-get">
      <Show read={read}>
        {(info) => (
          <>
            <WaysExplained info={info} ways={template.data?.ways} templateId={template.data && templateId} />
            <TimesCard info={info} />
            <LinkRows
              rows={[
                { to: certificatesPaths.mailbox, icon: MailOutline, title: words.mailbox, text: words.mailboxText(info.schoolHasMail) },
              ]}
            />
          </>
        )}
      </Show>
    </div>
  )
}
