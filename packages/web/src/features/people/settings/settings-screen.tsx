import { BellOutline } from '@campus/ui/icons/bell-outline.ts'
import { CheckShieldOutline } from '@campus/ui/icons/check-shield-outline.ts'
import { DeleteOutline } from '@campus/ui/icons/delete-outline.ts'
import { GlobalOutline } from '@campus/ui/icons/global-outline.ts'
import { InformationCircleOutline } from '@campus/ui/icons/information-circle-outline.ts'
import { LockOutline } from '@campus/ui/icons/lock-outline.ts'
import { QuestionCircleOutline } from '@campus/ui/icons/question-circle-outline.ts'
import { UserContactOutline } from '@campus/ui/icons/user-contact-outline.ts'
import '../../../parts/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../parts/page/rows.tsx'
import { accountPaths } from '../../../paths/account.ts'
import { helpPaths } from '../../../paths/help.ts'
import { messagesPaths } from '../../../paths/messages.ts'
import { peoplePaths } from '../../../paths/people.ts'
import './settings-screen.css'
import { settingsWords } from './words.ts'

export default function SettingsScreen() {
  const words = useWords(settingsWords)
  const account = [
    { to: peoplePaths.profile, icon: UserContactOutline, title: words.profile, text: words.profileText },
    { to: accountPaths.security, icon: LockOutline, title: words.security, text: words.securityText },
    { to: peoplePaths.privacy, icon: CheckShieldOutline, title: words.privacy, text: words.privacyText },
    { to: messagesPaths.reminders, icon: BellOutline, title: words.reminders, text: words.remindersText },
  ]
  const app = [
    { to: peoplePaths.general, icon: GlobalOutline, title: words.general, text: words.generalText },
    { to: peoplePaths.clearCache, icon: DeleteOutline, title: words.storage, text: words.storageText },
    { to: helpPaths.help, icon: QuestionCircleOutline, title: words.help },
    { to: helpPaths.about, icon: InformationCircleOutline, title: words.about },
  ]
  return (
    <div className="page settings">
      <LinkRows title={words.account} rows={account} />
      <LinkRows title={words.app} rows={app} />
    </div>
  )
}
