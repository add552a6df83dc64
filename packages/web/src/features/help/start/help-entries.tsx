import { EditSOutline } from '@campus/ui/icons/edit-s-outline.ts'
import { ExclamationShieldOutline } from '@campus/ui/icons/exclamation-shield-outline.ts'
import { PhonebookOutline } from '@campus/ui/icons/phonebook-outline.ts'
import { StarOutline } from '@campus/ui/icons/star-outline.ts'
import { TravelOutline } from '@campus/ui/icons/travel-outline.ts'
import { UnorderedListOutline } from '@campus/ui/icons/unordered-list-outline.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { isRegistered } from '../../../navigation/registry.ts'
import { type LinkRow, LinkRows } from '../../../parts/page/rows.tsx'
import { helpPaths } from '../../../paths/help.ts'
import { peoplePaths } from '../../../paths/people.ts'
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
  return <LinkRows title={words.entries} rows={rows.filter(({ to }) => isRegistered(to))} />
}
