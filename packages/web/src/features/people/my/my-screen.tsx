import { accountPaths } from '@campus/contract/paths/account.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { emergencyContacts } from '@campus/contract/people/emergency-contacts.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { about } from '@campus/contract/school/school-info.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { EditSOutline, ExclamationShieldOutline, FileOutline, LockOutline, UserSetOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import { leave } from './leave.ts'
import './my-screen.css'
import { useMayOpen } from '../../../navigation/use-access.ts'
import { useSession } from '../../../session/use-session.ts'
import { PersonCard } from './person-card.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { WalletCard } from './wallet-card.tsx'
import { myWords } from './words.ts'

/** Whether this person may open the first screen of the school's administration. */
const useIsAdministrator = (): boolean => {
  const mayOpen = useMayOpen()
  return useSession('user') !== null && mayOpen(consolePaths.start)
}

function Entries() {
  const words = useWords(myWords)
  const isAdministrator = useIsAdministrator()
  const rows = [
    { to: peoplePaths.record, icon: FileOutline, title: words.record, text: words.recordText },
    { to: signaturePaths.own, icon: EditSOutline, title: words.signature, text: words.signatureText },
    { to: peoplePaths.emergency, icon: ExclamationShieldOutline, title: words.emergency, text: words.emergencyText },
    { to: accountPaths.security, icon: LockOutline, title: words.security, text: words.securityText },
  ]
  const administration = { to: consolePaths.start, icon: UserSetOutline, title: words.administration, text: words.administrationText }
  return <LinkRows rows={isAdministrator ? [administration, ...rows] : rows} />
}

function LogOut() {
  const words = useWords(myWords)
  const logOut = async () => {
    if (await ask({ title: words.logOutTitle, text: words.logOutText, confirm: words.logOut })) await leave()
  }
  return (
    <Button block onClick={() => void logOut()}>
      {words.logOut}
    </Button>
  )
}

export default function MyScreen() {
  const isWide = useWide()
  const profile = useRead(ownProfile, {}, { background: true })
  const { data } = useCachedRead(about, {}, { background: true })
  // Read ahead, so that the emergency page has all it shows when the network is gone.
  useCachedRead(emergencyContacts, {}, { background: true })
  useCachedRead(ownDictionary, { dictType: 'relation' }, { background: true })
  return (
    <div className="my">
      <div className="my-column">
        <PersonCard profile={profile.data} />
        <WalletCard />
        {isWide && <LogOut />}
      </div>
      <div className="my-column">
        <Shortcuts />
        <Entries />
        {!isWide && <LogOut />}
        <p className="my-about">{data && `${data.product.name} ${data.product.version}`}</p>
      </div>
    </div>
  )
}
