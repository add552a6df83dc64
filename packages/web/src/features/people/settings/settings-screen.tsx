import {
  BellOutline,
  CheckShieldOutline,
  DeleteOutline,
  GlobalOutline,
  InformationCircleOutline,
  LockOutline,
  QuestionCircleOutline,
  UserContactOutline,
} from 'antd-mobile-icons'
import '@campus/ui/page/page.css'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
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
