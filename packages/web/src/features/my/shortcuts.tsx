import { BellOutline } from '@campus/ui/icons/bell-outline.ts'
import { CheckShieldOutline } from '@campus/ui/icons/check-shield-outline.ts'
import { FlagOutline } from '@campus/ui/icons/flag-outline.ts'
import { FolderOutline } from '@campus/ui/icons/folder-outline.ts'
import { InformationCircleOutline } from '@campus/ui/icons/information-circle-outline.ts'
import { QuestionCircleOutline } from '@campus/ui/icons/question-circle-outline.ts'
import { ReceiptOutline } from '@campus/ui/icons/receipt-outline.ts'
import { SetOutline } from '@campus/ui/icons/set-outline.ts'
import { ShopbagOutline } from '@campus/ui/icons/shopbag-outline.ts'
import { TransportQRcodeOutline } from '@campus/ui/icons/transport-q-rcode-outline.ts'
import { UnorderedListOutline } from '@campus/ui/icons/unordered-list-outline.ts'
import { UserContactOutline } from '@campus/ui/icons/user-contact-outline.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { TileLinks } from '../../parts/tile/tile-links.tsx'
import { certificatesPaths } from '../../paths/certificates.ts'
import { documentsPaths } from '../../paths/documents.ts'
import { helpPaths } from '../../paths/help.ts'
import { messagesPaths } from '../../paths/messages.ts'
import { peoplePaths } from '../../paths/people.ts'
import { ordersPaths } from '../../paths/trade.ts'
import { myWords } from './words.ts'

/** Where people go from here, most wanted first. */
export function Shortcuts() {
  const words = useWords(myWords)
  const tiles = [
    { to: documentsPaths.ownDocuments, icon: FolderOutline, title: words.documents },
    { to: certificatesPaths.applications, icon: UnorderedListOutline, title: words.applications },
    { to: ordersPaths.orders, icon: ReceiptOutline, title: words.orders },
    { to: ordersPaths.cart, icon: ShopbagOutline, title: words.cart },
    { to: peoplePaths.profile, icon: UserContactOutline, title: words.profile },
    { to: peoplePaths.cardCode, icon: TransportQRcodeOutline, title: words.cardCode },
    { to: messagesPaths.reminders, icon: BellOutline, title: words.reminders },
    { to: peoplePaths.privacy, icon: CheckShieldOutline, title: words.privacy },
    { to: helpPaths.help, icon: QuestionCircleOutline, title: words.help },
    { to: peoplePaths.settings, icon: SetOutline, title: words.settings },
    { to: helpPaths.about, icon: InformationCircleOutline, title: words.about },
    { to: peoplePaths.rank, icon: FlagOutline, title: words.rank },
  ]
  return (
    <nav className="my-card" aria-label={words.shortcuts}>
      <TileLinks tiles={tiles} />
    </nav>
  )
}
