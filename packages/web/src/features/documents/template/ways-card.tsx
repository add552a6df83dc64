import type { OutputOf } from '@campus/contract/call.ts'
import { type DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline, MailOutline, QuestionCircleOutline, TransportQRcodeOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import { type LinkRow, LinkRows } from '../../../navigation/rows.tsx'
import { templateWords } from './words.ts'

const icons: Record<DocumentWay, ComponentType> = { download: DownlandOutline, email: MailOutline, paper: TransportQRcodeOutline }

interface WaysCardProps {
  readonly info: Pick<OutputOf<typeof templateInfo>, 'id' | 'ways'>
  readonly title: string
  /** Those that are had on this screen already. */
  readonly without?: readonly DocumentWay[]
  /** What was chosen for it before: record, years, courses. */
  readonly chosen?: { readonly recordId?: string; readonly scores?: string; readonly years?: string }
}

/** The ways in which a certificate can be had, each leading to its application. */
export function WaysCard({ info: { id, ways }, title, without, chosen }: WaysCardProps) {
  const words = useWords(templateWords)
  const say = useSay()
  const rows = ways
    .filter((way) => !without?.includes(way))
    .map((way): LinkRow => {
      const about = { icon: icons[way], title: say(wayNames[way]), text: words[way] }
      return way === 'paper'
        ? { to: certificatesPaths.applyPaper, query: { templateId: id, ...chosen }, ...about }
        : { to: certificatesPaths.applyFile, query: { templateId: id, way, ...chosen }, ...about }
    })
  const explained: LinkRow = {
    to: certificatesPaths.howToGet,
    query: { templateId: id },
    icon: QuestionCircleOutline,
    title: words.waysExplained,
  }
  return <LinkRows title={title} rows={[...rows, explained]} />
}
