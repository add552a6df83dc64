import type { ReportKind } from '@campus/contract/help/feedback.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { EditSOutline, FileWrongOutline, MessageOutline, QuestionCircleOutline } from 'antd-mobile-icons'
import { type LinkRow, LinkRows } from '../../../navigation/rows.tsx'
import { reportWords } from './words.ts'

interface OtherReportsProps {
  readonly kind: ReportKind
  readonly about: { readonly documentId?: string | undefined; readonly templateId?: string | undefined }
}

/** What else one might have come for. */
export function OtherReports({ kind, about }: OtherReportsProps) {
  const words = useWords(reportWords)
  const rows: readonly (LinkRow & { readonly kind?: ReportKind })[] = [
    { kind: 'feedback', to: certificatesPaths.feedback, query: about, icon: MessageOutline, title: words.toFeedback },
    { kind: 'question', to: certificatesPaths.questions, query: about, icon: EditSOutline, title: words.toQuestion },
    { kind: 'data_error', to: certificatesPaths.dataError, query: about, icon: FileWrongOutline, title: words.toDataError },
    { to: helpPaths.problems, icon: QuestionCircleOutline, title: words.toHelp },
  ]
  return <LinkRows title={words.others} rows={rows.filter((row) => row.kind !== kind).map(({ kind: _kind, ...row }) => row)} />
}
