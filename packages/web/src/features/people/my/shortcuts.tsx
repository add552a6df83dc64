import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { useWords } from '@campus/ui/words/words.ts'
import {
  BellOutline,
  CheckShieldOutline,
  FlagOutline,
  FolderOutline,
  InformationCircleOutline,
  QuestionCircleOutline,
  ReceiptOutline,
  SetOutline,
  ShopbagOutline,
  TransportQRcodeOutline,
  UnorderedListOutline,
  UserContactOutline,
} from 'antd-mobile-icons'
import { TileLinks } from '../../../navigation/tile-links.tsx'
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
