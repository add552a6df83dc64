import { serverInfo } from '@campus/contract/certificates/service-info.ts'
import { templateInfo } from '@campus/contract/documents/templates.ts'
import { Id } from '@campus/contract/fields.ts'
import { MailOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
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
      <QueryView read={read}>
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
      </QueryView>
    </div>
  )
}
