import { helpPaths } from '@campus/contract/paths/help.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { useWords } from '@campus/ui/words/words.ts'
import {
  EditSOutline,
  ExclamationShieldOutline,
  PhonebookOutline,
  StarOutline,
  TravelOutline,
  UnorderedListOutline,
} from 'antd-mobile-icons'
import { type LinkRow, LinkRows } from '../../../navigation/rows.tsx'
import { useMayOpen } from '../../../navigation/use-access.ts'
import { helpWords } from './words.ts'

export function HelpEntries() {
  const words = useWords(helpWords)
  const rows: readonly LinkRow[] = [
    { to: helpPaths.writeFeedback, title: words.writeFeedback, text: words.writeFeedbackText, icon: EditSOutline },
    { to: helpPaths.feedbackHistory, title: words.history, text: words.historyText, icon: UnorderedListOutline },
    { to: helpPaths.guides, title: words.guides, text: words.guidesText, icon: TravelOutline },
    { to: helpPaths.helpDesk, title: words.helpDesk, text: words.helpDeskText, icon: PhonebookOutline },
    { to: helpPaths.evaluation, title: words.evaluation, text: words.evaluationText, icon: StarOutline },
    { to: peoplePaths.emergency, title: words.emergency, text: words.emergencyText, icon: ExclamationShieldOutline },
  ]
  const mayOpen = useMayOpen()
  return <LinkRows title={words.entries} rows={rows.filter(({ to }) => mayOpen(to))} />
}
